import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { FaqFile } from "../../src/content/types";
import { editJson } from "../../tools/testing/project-copy";
import { build, type Copy, copyProject } from "../support/variant";

const twentyMinutes = 1_200_000;
const copies: Copy[] = [];

afterAll(() => {
  for (const { remove } of copies) remove();
});

/** The project in a folder of its own, without any cache. */
function copyOfProject(): string {
  const copy = copyProject({});
  copies.push(copy);
  return copy.folder;
}

/** Builds the site there; the hash of each of its files. */
function built(folder: string): Record<string, string> {
  const { status, output } = build(folder);
  if (status !== 0) throw new Error(output);
  const root = join(folder, "public");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(root, file),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

function setFirstAnswer(folder: string, change: (answer: string) => string): void {
  editJson(folder, "data/faqs/en.json", (json) => {
    const [first] = (json as unknown as FaqFile).questions;
    if (first) first.answer = change(first.answer);
  });
}

test(
  "the same files give the same site, byte for byte, wherever they stand and whatever was built before",
  () => {
    const folder = copyOfProject();
    const first = built(folder);
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(built(copyOfProject())).toEqual(first);

    const added = " And more.";
    setFirstAnswer(folder, (answer) => answer + added);
    const changed = built(folder);
    const differing = Object.keys(changed).filter((file) => changed[file] !== first[file]);
    expect(differing).toEqual(["index.html", "page-data/index/page-data.json"]);
    setFirstAnswer(folder, (answer) => answer.slice(0, -added.length));
    expect(built(folder)).toEqual(first);
  },
  twentyMinutes,
);
