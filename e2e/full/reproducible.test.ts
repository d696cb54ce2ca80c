import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { FaqFile } from "../../src/content/types";
import { copyProject, editJson } from "../../tools/testing/project-copy";
import { data, pageFile } from "../support/texts";
import { build } from "../support/variant";

const copies = [copyProject({}), copyProject({})];
const twentyMinutes = 1_200_000;

afterAll(() => {
  for (const { remove } of copies) remove();
});

/** Builds the site there; the hash of each of its files. */
function built(folder: string): Record<string, string> {
  const { status, output } = build(folder);
  if (status !== 0) throw new Error(output);
  const root = join(folder, "public");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(files.map((file) => [relative(root, file), hash(file)]));
}

/** Lets the first two questions change their answers, in each language, as their placeholders may differ. */
function swapAnswers(folder: string): void {
  for (const file of readdirSync(join(folder, "data/faqs"))) {
    editJson(folder, `data/faqs/${file}`, (json) => {
      const [first, second] = (json as unknown as FaqFile).questions;
      if (!first || !second) throw new Error("There are fewer than two questions");
      [first.answer, second.answer] = [second.answer, first.answer];
    });
  }
}

/** The files of each language's landing page. */
const landingFiles = data.published.flatMap(({ code }) => {
  const file = pageFile(code, "/");
  return [file, `page-data/${file.replace(/\.html$/, "/page-data.json")}`];
});

test(
  "the same files give the same site, byte for byte, wherever they stand and whatever was built before",
  () => {
    const [first, second] = copies.map(({ folder }) => folder) as [string, string];
    const site = built(first);
    expect(built(second)).toEqual(site);

    swapAnswers(first);
    const changed = built(first);
    const differing = Object.keys(changed).filter((file) => changed[file] !== site[file]);
    expect(differing.sort()).toEqual(landingFiles.sort());
    swapAnswers(first);
    expect(built(first)).toEqual(site);
  },
  twentyMinutes,
);
