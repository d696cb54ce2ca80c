/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { checkEarlierSet, compareFolders } from "./compare-folders";
import { percentage } from "./comparison-page";

let root: string;
const folder = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shots-"));
  for (const name of ["before", "after"]) mkdirSync(folder(name));
});

afterEach(() => rmSync(root, { recursive: true }));

const white = { r: 255, g: 255, b: 255 };

/** A white picture with a black square of 10 px at its left edge, this far from its top. */
async function draw(place: string, height: number, top: number): Promise<void> {
  const square = { create: { width: 10, height: 10, channels: 3 as const, background: "black" } };
  const picture = sharp({ create: { width: 20, height, channels: 3, background: white } });
  writeFileSync(
    folder(place),
    await picture
      .composite([{ input: square, left: 0, top }])
      .png()
      .toBuffer(),
  );
}

const compare = (names: string[], isWhole = true) =>
  compareFolders([folder("before"), folder("after"), folder("differences")], names, isWhole);

async function pixel(name: string, left: number, top: number): Promise<number[]> {
  const one = sharp(folder(`differences/${name}`)).extract({ left, top, width: 1, height: 1 });
  return [...(await one.removeAlpha().raw().toBuffer())];
}

test("a picture shows before, after and what differs; the page lists it with its share", async () => {
  for (const set of ["before", "after"]) await draw(`${set}/same.png`, 40, 0);
  await draw("before/moved.png", 40, 0);
  await draw("after/moved.png", 40, 20);
  const rows = await compare(["moved.png", "same.png"]);
  // Two squares of 100 px differ, of 20 x 40.
  expect(rows).toEqual([
    { name: "moved.png", change: 0.25 },
    { name: "same.png", change: 0 },
  ]);
  expect(readdirSync(folder("differences")).sort()).toEqual(["index.html", "moved.png"]);
  expect(await pixel("moved.png", 5, 5)).toEqual([0, 0, 0]);
  expect(await pixel("moved.png", 36 + 5, 25)).toEqual([0, 0, 0]);
  for (const y of [5, 25]) expect(await pixel("moved.png", 72 + 5, y)).toEqual([255, 0, 0]);
  expect(await pixel("moved.png", 72 + 15, 5)).toEqual([255, 255, 255]);
  const page = readFileSync(folder("differences/index.html"), "utf8");
  expect(page).toContain("1 of 2 pictures differ");
  expect(page).toContain("moved.png: 25.00 %");
  expect(page).not.toContain("same.png");
});

test("a page that has grown differs by what is longer", async () => {
  await draw("before/long.png", 30, 0);
  await draw("after/long.png", 40, 0);
  expect(await compare(["long.png"])).toEqual([{ name: "long.png", change: 0.25 }]);
});

test("what only one of the sets has is named; what was not photographed now is not missed", async () => {
  await draw("before/old.png", 20, 0);
  await draw("after/fresh.png", 20, 0);
  const fresh = { name: "fresh.png", change: "new" };
  expect(await compare(["fresh.png"])).toEqual([fresh, { name: "old.png", change: "gone" }]);
  expect(readFileSync(folder("differences/index.html"), "utf8")).toContain("old.png: gone");
  expect(await compare(["fresh.png"], false)).toEqual([fresh]);
});

test("a folder without pictures is refused with what to do", () => {
  for (const name of [undefined, folder("before"), folder("nowhere")]) {
    expect(() => checkEarlierSet(name)).toThrow("Copy shots/ elsewhere");
  }
});

test("what differs is never called 0 %", () => {
  expect([0.5, 0.00001].map(percentage)).toEqual(["50.00 %", "under 0.01 %"]);
});
