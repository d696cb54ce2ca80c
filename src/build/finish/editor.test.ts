/** @jest-environment node */
import { backendOf, editorHindrance } from "./editor-page";

const target = { host: "github", repository: "example/site", branch: "main", signInUrl: "" };

test("the git host is handed on as Decap CMS names it", () => {
  const backend = { name: "github", repo: "example/site", branch: "main" };
  expect(backendOf(target)).toEqual(backend);
  const signInUrl = "https://sign-in.example.com";
  expect(backendOf({ ...target, signInUrl })).toEqual({ ...backend, base_url: signInUrl });
});

test("without a repository or what the page is made of, the build says what to do", () => {
  expect(editorHindrance("/nowhere", { ...target, repository: "" })).toContain(
    "data/site.json  editor.repository  is empty",
  );
  expect(editorHindrance("/nowhere", target)).toContain("npm ci --prefix tools/editor");
});
