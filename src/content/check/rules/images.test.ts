/** @jest-environment node */
import type { Content } from "../content";
import { formatProblem } from "../problem";
import { projectLines, projectWith, replaced } from "../testing/project";
import { images } from "./images";

const file = "data/images.json";

test("every picture of the project is there", () => {
  expect(projectLines(images)).toEqual([]);
});

test("a picture that is missing", () => {
  expect(projectLines(images, { [file]: replaced('"carton.png"', '"cartn.png"') })).toEqual([
    `${file}:5:15  images[0].file  is "cartn.png", which src/images does not hold; write "carton.png"`,
  ]);
});

test("a drawing that is missing", () => {
  const change = replaced("faces/rules.svg", "faces/rule.svg");
  expect(projectLines(images, { "data/features.json": change })).toEqual([
    expect.stringContaining(
      'is "faces/rule.svg", which src/images does not hold; write "faces/rules.svg"',
    ),
  ]);
});

test("a picture that is shown wider than it is", () => {
  expect(projectLines(images, { [file]: replaced("170", "300") })).toEqual([
    `${file}:6:16  images[0].width  is 300, too wide for the 408 pixels of carton.png; write 204 at most, or a larger master`,
  ]);
});

test("a file that is too large", () => {
  const content: Content = {
    ...projectWith({}),
    images: new Map([
      ["carton.png", { bytes: 1_200_001, width: 408 }],
      ["mushroom-band.png", { bytes: 1, width: 954 }],
      ["mushrooms.png", { bytes: 1, width: 2880 }],
    ]),
  };
  const lines = images(content).map(formatProblem);
  expect(lines[0]).toBe(
    `${file}:5:15  images[0].file  is a file of 1201 kB; write the name of a smaller one: 1000 kB at most`,
  );
});
