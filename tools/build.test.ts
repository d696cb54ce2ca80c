/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./testing/temporary-folder";

const folder = temporaryFolder();

/** Writes a fake Gatsby, which writes a page and a cache, and a fake for the step after it. */
function fakeGatsby(ending: string, finish = "cp -R .gatsby-public public"): void {
  folder.write(
    "node_modules/gatsby/cli.js",
    `const { mkdirSync, writeFileSync } = require("node:fs");
     for (const name of ["public", ".cache"]) mkdirSync(name, { recursive: true });
     writeFileSync("public/index.html", "new");
     writeFileSync(".cache/state", "new");
     ${ending}`,
  );
  folder.write("node_modules/.bin/tsx", `#!/bin/sh\n${finish}\n`, 0o755);
}

const build = () => {
  const args = ["--import", require.resolve("tsx"), join(__dirname, "build.ts")];
  return spawnSync(process.execPath, args, { cwd: folder.path() }).status;
};
const page = () => readFileSync(folder.path("public/index.html"), "utf8");
const existing = (...names: string[]) => names.filter((name) => existsSync(folder.path(name)));
const outputs = [".cache", ".gatsby-public", ".last-public", "public"];

test("keeps the new site and Gatsby's output after a successful build", () => {
  fakeGatsby("");
  folder.write("public/index.html", "old");
  expect(build()).toBe(0);
  expect(page()).toBe("new");
  expect(existing(...outputs)).toEqual([".cache", ".gatsby-public", "public"]);
});

test.each([
  ["Gatsby fails", "public", "process.exitCode = 1;", "exit 0"],
  ["the step after Gatsby fails", "public", "", "exit 1"],
  ["the build before was killed", ".last-public", "process.exitCode = 1;", "exit 0"],
])("restores the previous site and removes the cache when %s", (_, previous, ending, finish) => {
  fakeGatsby(ending, finish);
  folder.write("public/index.html", "half");
  folder.write(`${previous}/index.html`, "old");
  expect(build()).toBe(1);
  expect(page()).toBe("old");
  expect(existing(...outputs)).toEqual(["public"]);
});

test.each([
  ["gives Gatsby its previous output", [".cache/state", ".gatsby-public/kept.js"], 1],
  ["removes Gatsby's previous output if the cache is gone", [".gatsby-public/kept.js"], 0],
])("%s", (_, files, kept) => {
  fakeGatsby("");
  for (const file of files) folder.write(file, "");
  expect(build()).toBe(0);
  expect(existing("public/kept.js")).toHaveLength(kept);
});
