/** @jest-environment node */
import { type Files, testRule } from "../testing/small-site";
import { references } from "./references";

const landing = "locales/en/landing.json";

/** The small site with one of everything that names something. */
const naming = (changes: Record<string, unknown> = {}): Files => {
  const names = { feature: "reporting", row: "reporting", face: "rules", code: "ar", ...changes };
  const { picture = "box.png", alt = "landing:pricing.reporting" } = names as Files;
  return {
    "data/plans.json": { rows: ["products", names.row], plans: [{ features: [names.feature] }] },
    "data/features.json": { features: [{ id: names.face, drawing: picture }] },
    "data/images.json": { images: [{ file: picture, alt }] },
    "data/sample-product.json": { languages: ["en", names.code] },
    [landing]: {
      pricing: { products: "", reporting: "" },
      features: { pack: "", rules: "", rulesText: "" },
    },
  };
};

testRule(
  references,
  {
    "everything that is named is there": [naming()],
    "a feature of no row": [
      naming({ feature: "reportin" }),
      'data/plans.json:9:9  plans[0].features[0]  is "reportin", which is not a row of data/plans.json; write "reporting"',
    ],
    "a row without a text": [
      naming({ feature: "telepathy", row: "telepathy" }),
      `rows[1]  is "telepathy", which is not a text of ${landing} below pricing; write one of products, reporting`,
    ],
    "a face without a text": [
      naming({ face: "ruls" }),
      `features[0].id  is "ruls", which is not a text of ${landing} below features; write "rules"`,
    ],
    "a face that has a name, but no sentence": [
      naming({ face: "pack" }),
      `features[0].id  is "pack", which is not a text of ${landing} below features; write one of rules`,
    ],
    "a language that is none": [
      naming({ code: "arr" }),
      'data/sample-product.json:4:5  languages[1]  is "arr", which is not a language of data/sample-product; write "ar"',
    ],
    "a picture that is missing": [
      naming({ picture: "bx.png" }),
      'data/features.json:5:18  features[0].drawing  is "bx.png", which is not a file of src/images; write "box.png"',
      'data/images.json:4:15  images[0].file  is "bx.png", which is',
    ],
    "a picture whose text is none": [
      naming({ alt: "landing:pricing.reportin" }),
      'images[0].alt  is "landing:pricing.reportin", which is not a text of locales/en; write "landing:pricing.reporting"',
    ],
    "an answer of the guide that a source mistypes": [
      {
        ...naming(),
        "data/guide.json": { sources: [{ language: "en", sections: ["duty", "dty"] }] },
      },
      'data/guide.json:7:9  sources[0].sections[1]  is "dty", which is not an answer of data/guide/en.json; write "duty"',
    ],
    "an answer without a source, or with one that English does not show": [
      {
        ...naming(),
        "data/guide.json": {
          sources: [
            { language: "en", sections: ["cost"] },
            { language: "ar", sections: ["size"] },
          ],
        },
        "data/guide/en.json": { sections: [{ id: "size" }, { id: "cost" }, { id: "duty" }] },
      },
      'data/guide/en.json:4:13  sections[0].id  is "size", an answer without a source in English; write that id at a source of data/guide.json',
      'sections[2].id  is "duty", an answer without a source in English',
    ],
    "a list that is broken": [{ ...naming(), [landing]: "{" }],
  },
  { images: ["box.png"] },
);
