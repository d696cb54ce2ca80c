/** @jest-environment node */
import { testRule, textIn } from "../testing/small-site";
import { textFaults } from "./text-faults";

const unseen = (code: string) => `is a text with ${code}, a character that nobody sees`;

testRule(textFaults, {
  "accepts invisible characters that a script needs": [
    textIn("hi", "क\u200dष `\u2066a\u2069` ‎3 < 5 & 6"),
  ],
  "accepts tags in code": [textIn("pt", "`<b>`")],
  "reports tags and entities": [
    textIn("pt", "a<br>b <!-- c &nbsp; <b"),
    '2:13  lead  is a text with "<br>", an HTML tag, which would be shown as it is; write the text',
    'is a text with "<!--", an HTML tag',
    'is a text with "&nbsp;", an HTML entity; write the character itself',
    'is a text with "<b", an HTML tag',
  ],
  "reports invisible characters": [
    textIn("pt", "\u0007\n\u202e\u200b\ufeff\u{e0041}"),
    ...["U+0007", "U+000A", "U+202E", "U+200B", "U+FEFF", "U+E0041"].map(unseen),
  ],
  "reports the column of a character after escapes": [
    { "locales/ar/landing.json": '{ "lead": "\\u0041\\"\u200b" }' },
    `locales/ar/landing.json:1:20  lead  ${unseen("U+200B")}`,
  ],
  "reports a letter that was not saved as UTF-8": [
    textIn("pt", "S\ufffdo"),
    "is a text with U+FFFD, which stands for a letter that was not saved as UTF-8; write the letter again",
  ],
  "reports spaces around a text": [
    textIn("pt", " Sim "),
    "2:12  lead  is a text with a space around it; write it without the space",
    "2:16  lead  is a text with a space around it",
  ],
  "accepts facts without HTML and braces": [{ "data/site.json": { brand: "Brand & Co." } }],
  "reports HTML and braces in facts": [
    { "data/site.json": { brand: "<b>", phone: "{{name" } },
    "brand  is a text with",
    "phone  is a text with a brace; write it without: facts hold no placeholders",
    "phone  is a text with a brace",
  ],
});
