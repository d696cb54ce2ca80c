/** @jest-environment node */
import { temporaryFolder } from "../tools/testing/folders";
import { editorBuildError, editorHeaders } from "./page";

// The page itself: e2e/full/editor.
const signInUrl = "https://sign-in.example.com/auth";
const target = { host: "github", repository: "example/site", branch: "main", signInUrl } as const;
const folder = temporaryFolder();

test.each([
  ["", "data/site.json  editor.repository  is empty"],
  ["example/site", "npm ci --prefix editor"],
])("says what is missing for a build with the repository %p", (repository, said) => {
  expect(editorBuildError(folder.path(), { ...target, repository })).toContain(said);
});

test.each([
  ["github", "https://api.github.com https://www.githubstatus.com"],
  ["gitlab", "https://gitlab.com"],
] as const)("allows the page to connect only to %s and its sign-in server", (host, origins) => {
  expect(editorHeaders({ ...target, host }).headers["Content-Security-Policy"]).toContain(
    `connect-src 'self' blob: ${origins} https://sign-in.example.com;`,
  );
});
