/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

let project: ScratchProject;
let folder: string;

beforeEach(() => {
  project = createScratchProject(["build.mjs"]);
  folder = join(project.bin, "..");
});

afterEach(() => project.remove());

/** A Gatsby that writes a page and a cache, and then ends so; what finishes its build ends so too. */
function gatsby(ending: string, finish = "/bin/cp -R .gatsby-public public"): void {
  project.file(
    "node_modules/gatsby/cli.js",
    `const { mkdirSync, writeFileSync } = require("node:fs");
     for (const name of ["public", ".cache"]) mkdirSync(name, { recursive: true });
     writeFileSync("public/index.html", "new");
     writeFileSync(".cache/state", "new");
     ${ending}`,
  );
  project.command("node", `exec "${process.execPath}" "$@"`);
  project.command("tsx", finish, "node_modules/.bin/tsx");
}

const build = () => project.run("build.mjs").status;
const page = () => readFileSync(join(folder, "public/index.html"), "utf8");
const names = [".cache", ".gatsby-public", ".last-public", "public"];
const found = () => names.filter((name) => existsSync(join(folder, name)));

test("a build that succeeds leaves its site, and for the next one what Gatsby built", () => {
  gatsby("");
  project.file("public/index.html", "old");
  expect(build()).toBe(0);
  expect(page()).toBe("new");
  expect(found()).toEqual([".cache", ".gatsby-public", "public"]);
});

test.each([
  ["Gatsby", "process.exitCode = 1;", "exit 0"],
  ["what comes after it", "", "exit 1"],
])(
  "where %s fails, the last site is left, and no cache that does not fit it",
  (_, ending, finish) => {
    gatsby(ending, finish);
    project.file("public/index.html", "old");
    expect(build()).toBe(1);
    expect(page()).toBe("old");
    expect(found()).toEqual(["public"]);
  },
);

test("what a killed build has left gives way to the last site", () => {
  gatsby("process.exitCode = 1;");
  project.file(".last-public/index.html", "old");
  project.file("public/index.html", "half");
  expect(build()).toBe(1);
  expect(page()).toBe("old");
});

test.each([
  ["finds its own output again", [".cache/state", ".gatsby-public/kept.js"], true],
  ["begins anew where its cache is gone", [".gatsby-public/kept.js"], false],
])("Gatsby %s", (_, files, isKept) => {
  gatsby("");
  for (const file of files) project.file(file, "");
  project.file("public/index.html", "old");
  expect(build()).toBe(0);
  expect(existsSync(join(folder, "public/kept.js"))).toBe(isKept);
});
