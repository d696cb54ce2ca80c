/** @jest-environment node */
import { existsSync } from "node:fs";
import type { Compiler } from "webpack";
import { type Files, filesWith } from "../content-check/testing/small-site";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { contentOverlay } from "./content-overlay";

const { path, write } = temporaryFolder();

/** Compiles the small site with some files changed. Returns the errors, and the text that changes the hash. */
function compileWith(changes: Files) {
  for (const [file, text] of filesWith(changes)) write(file, text);
  const errors: Error[] = [];
  const update = jest.fn();
  const fullHash = { tap: (_: string, add: (hash: object) => void) => add({ update }) };
  const compilation = { contextDependencies: new Set(), errors, hooks: { fullHash } };
  const thisCompilation = { tap: (_: string, start: (each: object) => void) => start(compilation) };
  contentOverlay.apply({ context: path(), hooks: { thisCompilation } } as unknown as Compiler);
  return { errors, hashed: update.mock.calls.flat().join() };
}

test("an error in the content is one of the compilation, until the file is correct", () => {
  const wrong = compileWith({ "data/site.json": { updated: "2999-01-01" } });
  const [{ message = "" } = {}] = wrong.errors;
  expect(message).toMatch(/^data\/site\.json:2:14 {2}updated /);
  expect(wrong.hashed).toBe(message);
  expect(existsSync(path(".last-valid-content"))).toBe(false);
  expect(compileWith({})).toEqual({ errors: [], hashed: "" });
  expect(existsSync(path(".last-valid-content/data/site.json"))).toBe(true);
});
