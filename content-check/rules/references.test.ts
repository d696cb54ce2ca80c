/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { references } from "./references";

const landing = "locales/en/landing.json";
const features = { [landing]: { features: { pack: "", rules: "", rulesText: "" } } };
const offer = { trial: { after: "free-plan" }, codeAddress: "custom-domain" };
const source = (language: string, ...sections: string[]) => ({ language, sections });

testRule(references, {
  "accepts references to existing targets": [
    {
      ...features,
      "data/features.json": { features: [{ id: "rules", drawing: "box.png" }] },
      "data/sample-product.json": { picture: "box.png", languages: ["en", "ar"] },
      "data/site.json": { offer, previewLanguages: ["ar"] },
      "data/plans.json": { plans: [{ priceCents: 0, features: ["customDomain"] }], rows: [] },
    },
  ],
  "reports a trial without a free plan to move to, and an address that no plan has": [
    { "data/site.json": { offer } },
    'offer.trial.after  is "free-plan", which is not possible without a free plan in data/plans.json; write one of ends, asks',
    'offer.codeAddress  is "custom-domain", which is not possible without customDomain in data/plans.json; write one of ours',
  ],
  "reports a language of previews that the site does not have": [
    { "data/site.json": { previewLanguages: ["en", "arr"] } },
    'previewLanguages[1]  is "arr", which is not a language of data/languages.json; write "ar"',
  ],
  "reports a plan, a row and a trial without a target": [
    {
      "data/plans.json": {
        plans: [
          { id: "BIG", features: ["reportin"] },
          { id: "NONE", priceCents: 0 },
        ],
        rows: ["reporting", "telepathy"],
      },
      "data/site.json": { offer: { trial: { plans: ["BIGG", "NONE"] } } },
    },
    'data/plans.json:6:9  plans[0].features[0]  is "reportin", which is not a row of data/plans.json; write "reporting"',
    `rows[1]  is "telepathy", which is not a text of ${landing} below pricing; write one of reporting`,
    'offer.trial.plans[0]  is "BIGG", which is not a plan of data/plans.json with a price; write "BIG"',
    'offer.trial.plans[1]  is "NONE", which is not a plan of data/plans.json with a price; write one of BIG',
  ],
  "reports features without a text, or with a name but without a sentence, and other targets that are missing":
    [
      {
        ...features,
        "data/features.json": { features: [{ id: "ruls", drawing: "bx.png" }, { id: "pack" }] },
        "data/sample-product.json": { picture: "bx.png", languages: ["en", "arr"] },
      },
      `features[0].id  is "ruls", which is not a text of ${landing} below features; write "rules"`,
      'features[0].drawing  is "bx.png", which is not a file of src/images; write "box.png"',
      `features[1].id  is "pack", which is not a text of ${landing} below features; write one of rules`,
      'picture  is "bx.png", which is not a file of src/images',
      'languages[1]  is "arr", which is not a language of data/sample-product; write "ar"',
    ],
  "reports a source of an unknown answer, and answers without an English source": [
    {
      "data/guide.json": { sources: [source("en", "cost", "coast"), source("ar", "size")] },
      "data/guide/en.json": { sections: [{ id: "size" }, { id: "cost" }, { id: "duty" }] },
    },
    'data/guide.json:7:9  sources[0].sections[1]  is "coast", which is not an answer of data/guide/en.json; write "cost"',
    'data/guide/en.json:4:13  sections[0].id  is "size", which is not an answer with a source in English; write that id in the sections of an English source in data/guide.json',
    'sections[2].id  is "duty", which is not an answer with a source in English',
  ],
});
