/** @jest-environment node */
import { type Content, contentOf } from "../content";
import { formatProblem } from "../problem";
import { images } from "./images";

const inFolder: Content["images"] = new Map([
  ["box.png", { bytes: 1, width: 408 }],
  ["large.png", { bytes: 1_200_001, width: 408 }],
  ["faces/top.svg", { bytes: 1 }],
]);

/** What the rule says of a picture, and of a drawing. */
function linesOf(file: string, width: number, drawing = "faces/top.svg"): string[] {
  const files = {
    "data/images.json": { images: [{ file, width }] },
    "data/features.json": { features: [{ drawing }] },
  };
  const texts = Object.entries(files).map(
    ([name, value]) => [name, JSON.stringify(value, null, 2)] as const,
  );
  return images(contentOf(texts, inFolder)).map(formatProblem);
}

test("pictures that are there, with two pixels for each one that is shown", () => {
  expect(linesOf("box.png", 204)).toEqual([]);
});

test("a picture that is missing", () => {
  expect(linesOf("bx.png", 204)).toEqual([
    'data/images.json:4:15  images[0].file  is "bx.png", which src/images does not hold; write "box.png"',
  ]);
});

test("a drawing that is missing", () => {
  expect(linesOf("box.png", 204, "faces/tp.svg")).toEqual([
    'data/features.json:4:18  features[0].drawing  is "faces/tp.svg", which src/images does not hold; write "faces/top.svg"',
  ]);
});

test("a picture that is shown wider than it is", () => {
  expect(linesOf("box.png", 205)).toEqual([
    "data/images.json:5:16  images[0].width  is 205, too wide for the 408 pixels of box.png; write 204 at most, or a larger master",
  ]);
});

test("a file that is too large", () => {
  expect(linesOf("large.png", 204)).toEqual([
    "data/images.json:4:15  images[0].file  is a file of 1201 kB; write the name of a smaller one: 1000 kB at most",
  ]);
});
