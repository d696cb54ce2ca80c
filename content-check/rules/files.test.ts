/** @jest-environment node */
import { knownLanguages, languagesWith, testRule } from "../testing/small-site";
import { files } from "./files";

const strayed =
  "is a file that nothing reads, in the wrong folder or under another name; write it to";

testRule(files, {
  "broken files are not missing": [{ "data/plans.json": "{", "data/faqs/ar.json": "{" }],
  "a file of the facts is missing": [
    { "data/plans.json": undefined },
    "data/plans.json:1:1  (the whole file)  is missing; write it",
  ],
  "a translation is missing": [
    { "data/faqs/ar.json": undefined, "data/legal/ar/terms.json": undefined },
    "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
    "data/legal/ar/terms.json:1:1  (the whole file)  is missing; write the texts of data/legal/en/terms.json",
  ],
  "English is missing": [
    { "locales/en/landing.json": undefined },
    "locales/en/landing.json:1:1  (the whole file)  is missing",
  ],
  "what is not published may be unfinished": [{ "locales/ru/common.json": {} }],
  "names and folders that nothing reads": [
    { "data/plan.json": {}, "locales/landing.json": {}, "locales/ar/old/common.json": {} },
    `data/plan.json:1:1  (the whole file)  ${strayed} data/plans.json, or remove it`,
    `locales/ar/old/common.json:1:1  (the whole file)  ${strayed} locales/…/common.json`,
    `locales/landing.json:1:1  (the whole file)  ${strayed} locales/…/landing.json`,
  ],
  "a language that is not listed, and a legal text that no page shows": [
    { "data/faqs/arabic.json": {}, "data/legal/ar/imprint.json": {} },
    "data/faqs/arabic.json:1:1  (the whole file)  is a file that no page shows; write the code of a language in data/languages.json, or remove the file",
    "data/legal/ar/imprint.json:1:1  (the whole file)  is a file that no page shows",
  ],
  "a document more in the navigation": [
    { "data/navigation.json": { legal: [{ id: "terms" }, { id: "imprint" }] } },
    ...["ar", "en"].flatMap((code) =>
      ["cookies", "imprint", "privacy"].map(
        (name) =>
          `data/legal/${code}/${name}.json:1:1  (the whole file)  is ${name === "imprint" ? "missing" : "a file that no page shows"}`,
      ),
    ),
  ],
  "without a navigation each may be a document": [
    { "data/navigation.json": "{", "data/legal/ar/imprint.json": {} },
  ],
  "without a list of languages each may be one": [
    { "data/languages.json": "{", "locales/hi/landing.json": {} },
  ],
  "a language that is taken from the list": [
    { ...languagesWith(knownLanguages.english), "data/site.json": {} },
    ...["data/faqs", "data/guide/", ...Array(3).fill("data/legal"), "data/sample-product"],
    ...Array.from({ length: 8 }, () => "locales/ar/"),
  ],
});
