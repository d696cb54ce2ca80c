/** @jest-environment node */
import { type Files, testRule } from "../testing/small-site";
import { references } from "./references";

const landing = "locales/en/landing.json";

/** The small site with one reference of each kind. */
const naming = (changes: Record<string, unknown> = {}): Files => {
  const names = { feature: "reporting", row: "reporting", id: "rules", code: "ar", ...changes };
  const { picture = "box.png", alt = "landing:pricing.reporting" } = names as Files;
  return {
    "data/plans.json": { rows: ["products", names.row], plans: [{ features: [names.feature] }] },
    "data/features.json": { features: [{ id: names.id, drawing: picture }] },
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
    "accepts references to existing targets": [naming()],
    "reports a feature without a row": [
      naming({ feature: "reportin" }),
      'data/plans.json:9:9  plans[0].features[0]  is "reportin", which is not a row of data/plans.json; write "reporting"',
    ],
    "reports a trial of an unknown plan": [
      {
        ...naming(),
        "data/plans.json": { plans: [{ id: "SOME" }] },
        "data/site.json": { offer: { trial: { plans: ["SOM"] } } },
      },
      'data/site.json:5:9  offer.trial.plans[0]  is "SOM", which is not a plan of data/plans.json; write "SOME"',
    ],
    "reports a row without a text": [
      naming({ feature: "telepathy", row: "telepathy" }),
      `rows[1]  is "telepathy", which is not a text of ${landing} below pricing; write one of products, reporting`,
    ],
    "reports a feature without texts": [
      naming({ id: "ruls" }),
      `features[0].id  is "ruls", which is not a text of ${landing} below features; write "rules"`,
    ],
    "reports a feature with a name, but without a sentence": [
      naming({ id: "pack" }),
      `features[0].id  is "pack", which is not a text of ${landing} below features; write one of rules`,
    ],
    "reports an unknown language": [
      naming({ code: "arr" }),
      'data/sample-product.json:4:5  languages[1]  is "arr", which is not a language of data/sample-product; write "ar"',
    ],
    "reports a missing picture": [
      naming({ picture: "bx.png" }),
      'data/features.json:5:18  features[0].drawing  is "bx.png", which is not a file of src/images; write "box.png"',
      'data/images.json:4:15  images[0].file  is "bx.png", which is',
    ],
    "reports a picture without an alternative text": [
      naming({ alt: "landing:pricing.reportin" }),
      'images[0].alt  is "landing:pricing.reportin", which is not a text of locales/en; write "landing:pricing.reporting"',
    ],
    "reports a source of an unknown answer": [
      {
        ...naming(),
        "data/guide.json": { sources: [{ language: "en", sections: ["label", "lable"] }] },
      },
      'data/guide.json:7:9  sources[0].sections[1]  is "lable", which is not an answer of data/guide/en.json; write "label"',
    ],
    "reports answers without a source, or with one that English does not show": [
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
    "ignores references to a broken file": [{ ...naming(), [landing]: "{" }],
  },
  { images: ["box.png"] },
);
