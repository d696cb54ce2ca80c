/** @jest-environment node */
import type { EditorTarget } from "../src/content/types";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { editorBuildError, editorHeaders, editorScript } from "./page";

const target = { host: "github", repository: "example/site", branch: "main" } as const;
const folder = temporaryFolder();

test.each([
  ["", "data/site.json  editor.repository  is empty"],
  ["example/site", "npm ci --prefix editor"],
])("says what is missing for a build with the repository %p", (repository, said) => {
  const error = editorBuildError(folder.path(), { ...target, repository, signInUrl: "" });
  expect(error).toContain(said);
});

test.each<[EditorTarget["host"], string]>([
  ["github", "https://api.github.com https://www.githubstatus.com"],
  ["gitlab", "https://gitlab.com"],
])("allows the editing page to connect only to %s and its sign-in server", (host, origins) => {
  const signInUrl = "https://sign-in.example.com/auth";
  const { headers } = editorHeaders({ ...target, host, signInUrl });
  expect(headers["Content-Security-Policy"]).toContain(
    `connect-src 'self' blob: ${origins} https://sign-in.example.com;`,
  );
});

test("the script of the editing page compiles for browsers and contains the forms", async () => {
  const script = await editorScript({ name: "proxy" });
  expect(script).toContain("data/plans.json");
  expect(script).not.toContain("node:");
});
