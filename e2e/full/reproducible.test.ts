import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../gatsby/post-build/files";
import type { FaqFile } from "../../src/content/types";
import { copyProject, editJson } from "../../tools/testing/project-copy";
import { data, pageFile } from "../support/texts";
import { build } from "../support/variant";

const first = copyProject();
const second = copyProject();

afterAll(() => {
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

/** Builds the site in a folder. Returns the hash of each file. */
async function built(folder: string): Promise<Record<string, string>> {
  build(folder);
  const root = join(folder, "public");
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(root, file)))
      .digest("hex");
  return Object.fromEntries((await filesIn(root)).map((file) => [file, hash(file)]));
}

/** Swaps the answers of the first two questions in each language. */
function swapAnswers(folder: string): void {
  for (const file of readdirSync(join(folder, "data/faqs"))) {
    editJson(folder, `data/faqs/${file}`, (json) => {
      const [one, other] = (json as unknown as FaqFile).questions;
      if (!one || !other) throw new Error("There are fewer than two questions");
      [one.answer, other.answer] = [other.answer, one.answer];
    });
  }
}

/** The files of the landing pages. */
const landingFiles = data.published.flatMap(({ code }) => {
  const file = pageFile(code, "/");
  return [file, `page-data/${file.replace(/\.html$/, "/page-data.json")}`];
});

test("the same files give the same site, byte for byte, in any folder and after any earlier build", async () => {
  const site = await built(first);
  expect(await built(second)).toEqual(site);

  swapAnswers(first);
  const changed = await built(first);
  const differing = Object.keys(changed).filter((file) => changed[file] !== site[file]);
  expect(differing.sort()).toEqual(landingFiles.sort());
  swapAnswers(first);
  expect(await built(first)).toEqual(site);
}, 1_200_000);
