/** @jest-environment node */
import { fileWith, testRule } from "../testing/small-site";
import { references } from "./references";

const landing = "locales/en/landing.json";
const featureTexts = fileWith(landing, { features: { pack: "", rules: "", rulesText: "" } });
const feature = (changes: object) => ({
  ...featureTexts,
  "data/features.json": { features: [{ id: "rules", drawing: "box.png", ...changes }] },
});
const source = (language: string, ...sections: string[]) => ({ language, sections });

testRule(
  references,
  {
    "accepts references to existing targets": [
      {
        ...feature({}),
        "data/sample-product.json": { languages: ["en", "ar"] },
        "data/images.json": { images: [{ file: "box.png", alt: "landing:pricing.reporting" }] },
      },
    ],
    "reports a feature of a plan without a row": [
      fileWith("data/plans.json", { plans: [{ features: ["reportin"] }] }),
      'data/plans.json:5:9  plans[0].features[0]  is "reportin", which is not a row of data/plans.json; write "reporting"',
    ],
    "reports a trial of an unknown plan": [
      { "data/site.json": { offer: { trial: { plans: ["BIGG"] } } } },
      'data/site.json:5:9  offer.trial.plans[0]  is "BIGG", which is not a plan of data/plans.json; write "BIG"',
    ],
    "reports a row without a text": [
      { "data/plans.json": { rows: ["telepathy"] } },
      `rows[0]  is "telepathy", which is not a text of ${landing} below pricing; write one of reporting`,
    ],
    "reports a feature without texts": [
      feature({ id: "ruls" }),
      `features[0].id  is "ruls", which is not a text of ${landing} below features; write "rules"`,
    ],
    "reports a feature with a name, but without a sentence": [
      feature({ id: "pack" }),
      `features[0].id  is "pack", which is not a text of ${landing} below features; write one of rules`,
    ],
    "reports an unknown language": [
      { "data/sample-product.json": { languages: ["en", "arr"] } },
      'data/sample-product.json:4:5  languages[1]  is "arr", which is not a language of data/sample-product; write "ar"',
    ],
    "reports a missing picture": [
      { ...feature({ drawing: "bx.png" }), "data/images.json": { images: [{ file: "bx.png" }] } },
      'features[0].drawing  is "bx.png", which is not a file of src/images; write "box.png"',
      'data/images.json:4:15  images[0].file  is "bx.png", which is',
    ],
    "reports a picture without an alternative text": [
      { "data/images.json": { images: [{ alt: "landing:pricing.reportin" }] } },
      'images[0].alt  is "landing:pricing.reportin", which is not a text of locales/en; write "landing:pricing.reporting"',
    ],
    "reports a source of an unknown answer": [
      { "data/guide.json": { sources: [source("en", "label", "lable")] } },
      'data/guide.json:7:9  sources[0].sections[1]  is "lable", which is not an answer of data/guide/en.json; write "label"',
    ],
    "reports answers without a source, or with one that English does not show": [
      {
        "data/guide.json": { sources: [source("en", "cost"), source("ar", "size")] },
        "data/guide/en.json": { sections: [{ id: "size" }, { id: "cost" }, { id: "duty" }] },
      },
      'data/guide/en.json:4:13  sections[0].id  is "size", an answer without a source in English; write that id in the sections of an English source in data/guide.json',
      'sections[2].id  is "duty", an answer without a source in English',
    ],
  },
  { images: ["box.png"] },
);
