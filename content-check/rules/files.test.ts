/** @jest-environment node */
import { languages, testRule } from "../testing/small-site";
import { files } from "./files";

const unused =
  "is a file that the site does not read, because its folder or name is wrong; write it to";

testRule(files, {
  "reports missing files": [
    { "data/plans.json": undefined, "locales/en/landing.json": undefined },
    "data/plans.json:1:1  (the whole file)  is missing; write this file (plans)",
    "locales/en/landing.json:1:1  (the whole file)  is missing",
  ],
  "reports missing translations": [
    { "data/faqs/ar.json": undefined, "data/legal/ar/terms.json": undefined },
    "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
    "data/legal/ar/terms.json:1:1  (the whole file)  is missing; write the texts of data/legal/en/terms.json",
  ],
  "accepts missing files of a language that is not published": [
    {
      "data/languages.json": {
        languages: [{ code: "ar", published: true }, { code: "ru", published: false }, {}],
      },
      "locales/ru/common.json": {},
    },
  ],
  "reports files with a wrong name or in a wrong folder": [
    { "data/plan.json": {}, "locales/landing.json": {}, "locales/ar/old/common.json": {} },
    `data/plan.json:1:1  (the whole file)  ${unused} data/plans.json, or remove it`,
    `locales/ar/old/common.json:1:1  (the whole file)  ${unused} locales/…/common.json`,
    `locales/landing.json:1:1  (the whole file)  ${unused} locales/…/landing.json`,
  ],
  "reports files of unknown languages and legal documents": [
    { "data/faqs/arabic.json": {}, "data/legal/ar/imprint.json": {} },
    "data/faqs/arabic.json:1:1  (the whole file)  is a file that no page shows; write the code of a language in data/languages.json, or remove the file",
    "data/legal/ar/imprint.json:1:1  (the whole file)  is a file that no page shows",
  ],
  "reports the files of a language that was removed from the list": [
    { ...languages("en"), "data/legal/ar/terms.json": undefined },
    ...["data/faqs", "data/guide/", "data/legal", "data/legal", "data/sample-product"],
    ...Array<string>(9).fill("locales/ar/"),
  ],
});
