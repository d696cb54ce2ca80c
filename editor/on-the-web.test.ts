/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditorTarget } from "../src/content/types";
import { editorHindrance } from "./on-the-web";
import { editorPolicy } from "./policy";

const target: EditorTarget = {
  host: "github",
  repository: "example/site",
  branch: "main",
  signInUrl: "",
};
const signInUrl = "https://sign-in.example.com/auth";

test.each([
  ["", "data/site.json  editor.repository  is empty"],
  ["example/site", "npm ci --prefix editor"],
])("with the repository %p the build says what is missing", async (repository, said) => {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  mkdirSync(join(root, "data"));
  const site = { editor: { ...target, repository } };
  writeFileSync(join(root, "data/site.json"), JSON.stringify(site));
  expect(await editorHindrance(root)).toContain(said);
  rmSync(root, { recursive: true });
});

test("the editing page may reach its git host and where one signs in, nothing else", () => {
  const connections = (host: EditorTarget["host"]) =>
    /connect-src ([^;]+)/.exec(editorPolicy({ ...target, host, signInUrl }))?.[1]?.split(" ");
  expect(connections("github")).toEqual([
    "'self'",
    "blob:",
    "https://api.github.com",
    "https://www.githubstatus.com",
    "https://sign-in.example.com",
  ]);
  expect(connections("gitlab")).toContain("https://gitlab.com");
});
