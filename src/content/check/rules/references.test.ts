/** @jest-environment node */
import { projectLines, replaced } from "../testing/project";
import { references } from "./references";

test("everything that the project names is there", () => {
  expect(projectLines(references)).toEqual([]);
});

test.each([
  [
    "data/plans.json",
    replaced('["qrCodes", "reporting"]', '["qrCodes", "reportin"]'),
    'data/plans.json:20:31  plans[0].features[1]  is "reportin", which is not a row of data/plans.json; write "reporting"',
  ],
  [
    "data/plans.json",
    replaced('"apiSupport"\n', '"telepathy"\n'),
    'rows[7]  is "telepathy", which is not a text of locales/en/landing.json below pricing',
  ],
  [
    "data/features.json",
    replaced('"id": "rules"', '"id": "ruls"'),
    'features[4].id  is "ruls", which is not a text of locales/en/landing.json below features; write "rules"',
  ],
  [
    "data/site.json",
    replaced('"ja":', '"jp":'),
    'location.jp  is "jp", which is not a language of data/languages.json; write "ja"',
  ],
  [
    "data/kept-texts.json",
    replaced('"zh-TW", "zh-CN", "ja"', '"zh-TW", "zh-CN", "jp"'),
    '.languages[2]  is "jp", which is not a language of data/languages.json; write "ja"',
  ],
  [
    "data/sample-product.json",
    replaced('"hi"', '"xx"'),
    'languages[3]  is "xx", which is not a language of data/languages.json; write',
  ],
  [
    "data/sample-product.json",
    replaced('"partOf": "fat"', '"partOf": "carbohydrate"'),
    'nutrition[2].partOf  is "carbohydrate", which is not a row above this one; write one of energy, fat',
  ],
])("%s with the name of nothing", (file, change, line) => {
  const lines = projectLines(references, { [file]: change });
  expect(lines.filter((each) => each.includes(line))).toHaveLength(1);
});

test("a file that is missing is the matter of file-places", () => {
  expect(projectLines(references, { "locales/en/landing.json": () => undefined })).toEqual([]);
});
