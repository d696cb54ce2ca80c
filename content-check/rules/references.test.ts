/** @jest-environment node */
import { type Files, linesOf } from "../testing/fixture";
import { references } from "./references";

const landing = "locales/en/landing.json";

/** The small site with one of everything that names something. */
const files = (changes: { feature?: string; row?: string; face?: string; code?: string } = {}) => {
  const { feature = "reporting", row = "reporting", face = "rules", code = "ar" } = changes;
  return {
    "data/plans.json": { rows: ["products", row], plans: [{ features: [feature] }] },
    "data/features.json": { features: [{ id: face }] },
    "data/site.json": { location: { en: "Cairo", [code]: "القاهرة" } },
    "data/kept-texts.json": { names: [{ name: "GS1", languages: ["ru", code] }] },
    "data/sample-product.json": { languages: ["en", code] },
    [landing]: { pricing: { products: "", reporting: "" }, features: { rules: "" } },
  };
};

test("everything that is named is there", () => {
  expect(linesOf(references, files())).toEqual([]);
});

test.each<[string, Files, string[]]>([
  [
    "feature of a plan",
    files({ feature: "reportin" }),
    [
      'data/plans.json:9:9  plans[0].features[0]  is "reportin", which is not a row of data/plans.json; write "reporting"',
    ],
  ],
  [
    "row",
    files({ feature: "telepathy", row: "telepathy" }),
    [
      `data/plans.json:4:5  rows[1]  is "telepathy", which is not a text of ${landing} below pricing; write one of products, reporting`,
    ],
  ],
  [
    "feature",
    files({ face: "ruls" }),
    [
      `data/features.json:4:13  features[0].id  is "ruls", which is not a text of ${landing} below features; write "rules"`,
    ],
  ],
  [
    "language",
    files({ code: "arr" }),
    [
      'data/kept-texts.json:7:9  names[0].languages[1]  is "arr", which is not a language of data/languages.json; write "ar"',
      'data/sample-product.json:4:5  languages[1]  is "arr", which is not a language of data/languages.json; write "ar"',
      'data/site.json:4:12  location.arr  is "arr", which is not a language of data/languages.json; write "ar"',
    ],
  ],
])("the name of no %s", (_, changed, lines) => {
  expect(linesOf(references, changed)).toEqual(lines);
});

test("a part of what stands below it, and of what stands above", () => {
  const nutrition = [{ id: "energy" }, { id: "saturates", partOf: "fat" }, { id: "fat" }];
  const sample = (list: object[]) => ({ "data/sample-product.json": { nutrition: list } });
  const named = { ...files(), ...sample(nutrition) };
  expect(linesOf(references, named)).toEqual([
    expect.stringContaining(
      'nutrition[1].partOf  is "fat", which is not a row above this one; write one of energy',
    ),
  ]);
  expect(linesOf(references, { ...named, ...sample([...nutrition].reverse()) })).toEqual([]);
});

test("a file that is missing is the matter of file-places", () => {
  expect(linesOf(references, { ...files(), [landing]: undefined })).toEqual([]);
});
