/** @jest-environment node */
import { schemaFiles } from "../../src/content/schema-files";
import { knownLanguages, languagesWith, testRule } from "../testing/small-site";
import { files } from "./files";

const unused =
  "is a file that nothing reads, in the wrong folder or under another name; write it to";

testRule(files, {
  "does not report broken files as missing": [{ "data/plans.json": "{", "data/faqs/ar.json": "{" }],
  "reports a missing file of facts": [
    { "data/plans.json": undefined },
    "data/plans.json:1:1  (the whole file)  is missing; write it",
  ],
  "reports missing translations": [
    { "data/faqs/ar.json": undefined, "data/legal/ar/terms.json": undefined },
    "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
    "data/legal/ar/terms.json:1:1  (the whole file)  is missing; write the texts of data/legal/en/terms.json",
  ],
  "reports a missing English file": [
    { "locales/en/landing.json": undefined },
    "locales/en/landing.json:1:1  (the whole file)  is missing",
  ],
  "accepts missing files of a language that is not published": [{ "locales/ru/common.json": {} }],
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
  "expects the legal documents of the navigation": [
    { "data/navigation.json": { legal: [{ id: "terms" }, { id: "imprint" }] } },
    ...["ar", "en"].flatMap((code) =>
      ["cookies", "imprint", "privacy"].map(
        (name) =>
          `data/legal/${code}/${name}.json:1:1  (the whole file)  is ${name === "imprint" ? "missing" : "a file that no page shows"}`,
      ),
    ),
  ],
  "accepts any legal document if the navigation is broken": [
    { "data/navigation.json": "{", "data/legal/ar/imprint.json": {} },
  ],
  "accepts any language if the list of languages is broken": [
    { "data/languages.json": "{", "locales/hi/landing.json": {} },
  ],
  "reports the files of a language that was removed from the list": [
    { ...languagesWith(knownLanguages.english), "data/site.json": {} },
    ...["data/faqs", "data/guide/", ...Array(3).fill("data/legal"), "data/sample-product"],
    ...Object.values(schemaFiles)
      .filter((pattern) => pattern.startsWith("locales/"))
      .map(() => "locales/ar/"),
  ],
});
