/** @jest-environment node */
import { knownLanguages, languagesWith, testRule } from "../testing/small-site";
import { languages } from "./languages";

const { english, arabic } = knownLanguages;

testRule(languages, {
  "a list that is missing or broken is the matter of other rules": [{ "data/languages.json": "{" }],
  "English is not the first": [
    languagesWith(arabic, english),
    "data/languages.json:3:5  languages[0]  is not en, published; write the entry of en here, published: every other language follows it",
  ],
  "English is not published": [
    languagesWith({ ...english, published: false }),
    "languages[0]  is not en, published",
  ],
  "a tag that is none": [
    languagesWith(english, { ...arabic, htmlLang: "ar_EG" }),
    'languages[1].htmlLang  is "ar_EG", not a language tag; write one such as en, pt-BR or zh-Hant-TW',
  ],
});
