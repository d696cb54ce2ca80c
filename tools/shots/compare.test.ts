/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { checkEarlierSet, compareFolders } from "./compare";

let root: string;
const folder = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shots-"));
  for (const name of ["before", "after"]) mkdirSync(folder(name));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A white picture with a black square of 10 px at its left edge, this far from its top. */
async function draw(place: string, height: number, top: number): Promise<void> {
  const input = { create: { width: 10, height: 10, channels: 3 as const, background: "black" } };
  await sharp({ create: { width: 20, height, channels: 3, background: "white" } })
    .composite([{ input, left: 0, top }])
    .toFile(folder(place));
}

test("what differs is listed, most first, and drawn", async () => {
  for (const set of ["before", "after"]) await draw(`${set}/same.png`, 40, 0);
  await draw("before/moved.png", 40, 0);
  await draw("after/moved.png", 40, 20);
  await draw("before/grown.png", 38, 0);
  await draw("after/grown.png", 40, 0);
  await draw("after/new.png", 40, 0);
  const folders = [folder("before"), folder("after"), folder("differences")] as const;
  expect(await compareFolders(folders, ["grown.png", "moved.png", "new.png", "same.png"])).toEqual([
    { name: "new.png", change: 1 },
    // Two squares of 100 px differ, of 20 x 40.
    { name: "moved.png", change: 0.25 },
    { name: "grown.png", change: 0.05 },
  ]);
  expect(existsSync(folder("differences/moved.png"))).toBe(true);
  expect(existsSync(folder("differences/same.png"))).toBe(false);
});

test("a folder without pictures is refused with what to do", () => {
  expect(() => checkEarlierSet(folder("before"))).toThrow("Copy shots/ elsewhere");
});
