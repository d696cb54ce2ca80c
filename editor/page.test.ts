/** @jest-environment node */
import type { EditorTarget } from "../src/content/types";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { editorBuildError, editorHeaders } from "./page";

const target: EditorTarget = {
  host: "github",
  repository: "example/site",
  branch: "main",
  signInUrl: "",
};
const folder = temporaryFolder();
const signInUrl = "https://sign-in.example.com/auth";

test.each([
  ["", "data/site.json  editor.repository  is empty"],
  ["example/site", "npm ci --prefix editor"],
])("says what is missing for a build with the repository %p", (repository, said) => {
  expect(editorBuildError(folder.path(), { ...target, repository })).toContain(said);
});

test("allows the editing page to connect only to its git host and its sign-in server", () => {
  const connections = (host: EditorTarget["host"]) => {
    const { headers } = editorHeaders({ ...target, host, signInUrl });
    const [, sources] = /connect-src ([^;]+)/.exec(headers["Content-Security-Policy"] ?? "") ?? [];
    return sources?.split(" ");
  };
  expect(connections("github")).toEqual([
    "'self'",
    "blob:",
    "https://api.github.com",
    "https://www.githubstatus.com",
    "https://sign-in.example.com",
  ]);
  expect(connections("gitlab")).toContain("https://gitlab.com");
});
