import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../gatsby/post-build/files";
import { copyProject } from "../../tools/testing/folders";
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

test("the same files give the same site, byte for byte, in any folder and after any earlier build", async () => {
  const site = await built(first);
  expect(await built(second)).toEqual(site);

  const file = join(first, "data/faqs/en.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"answer": "', '"answer": "In short: '));
  const changed = await built(first);
  const differing = Object.keys(changed).filter((name) => changed[name] !== site[name]);
  expect(differing.sort()).toEqual(["index.html", "page-data/index/page-data.json"]);
  writeFileSync(file, text);
  expect(await built(first)).toEqual(site);
}, 1_200_000);
