/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeadersFile } from "./headers-file";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headers-file-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("every rule that matches a path gives its headers", () => {
  writeFileSync(
    join(folder, "_headers"),
    "/*\n  X-All: a: b; c\n\n/static/*\n  X-Static: yes\n/app.js\n  X-App: yes\n",
  );
  const headersFor = readHeadersFile(folder);
  expect(headersFor("/")).toEqual({ "X-All": "a: b; c" });
  expect(headersFor("/static/x")).toEqual({ "X-All": "a: b; c", "X-Static": "yes" });
  expect(headersFor("/app.js")).toEqual({ "X-All": "a: b; c", "X-App": "yes" });
});

test("a folder without the file has no headers of its own", () => {
  expect(readHeadersFile(folder)("/")).toEqual({});
});
