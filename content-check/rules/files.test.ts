/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { files } from "./files";

const unused = "is a file that the site does not read, because its folder or name is wrong; write";

testRule(files, {
  "reports missing files and translations": [
    { "data/faqs/ar.json": undefined, "data/plans.json": undefined },
    "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
    "data/plans.json:1:1  (the whole file)  is missing; write this file",
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
    `data/plan.json:1:1  (the whole file)  ${unused} it to data/plans.json, or remove it`,
    `${unused} it to locales/…/common.json`,
    `${unused} it to locales/…/landing.json`,
  ],
  "reports files of unknown languages and legal documents": [
    { "data/faqs/arabic.json": {}, "data/legal/ar/imprint.json": {} },
    "faqs/arabic.json:1:1  (the whole file)  is a file that no page shows; write the code of a language in data/languages.json, or remove the file",
    "data/legal/ar/imprint.json:1:1  (the whole file)  is a file that no page shows",
  ],
});
