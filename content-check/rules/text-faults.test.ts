/** @jest-environment node */
import { testRule, textIn } from "../testing/small-site";
import { markdown, textFaults } from "./text-faults";

testRule(textFaults, {
  "accepts invisible characters that a script needs": [
    textIn("hi", "क\u200dष `\u2066<b>\u2069` ‎3 < 5 & 6"),
  ],
  "reports tags and entities": [
    textIn("pt", "a<br>b <!-- c &nbsp; <b"),
    '2:13  lead  is a text with "<br>", which is HTML and would be shown as it is; write the character itself, or the text without it',
    ...["<!--", "&nbsp;", "<b"].map((html) => `is a text with "${html}", which is HTML`),
  ],
  "reports invisible characters, and a letter that was not saved as UTF-8": [
    textIn("pt", "\u202e\u200b\ufeff\u{e0041}\u0007\n\ufffd"),
    ...["U+202E", "U+200B", "U+FEFF", "U+E0041", "U+0007", "U+000A", "U+FFFD"].map(
      (code) => `is a text with ${code}, an invisible or broken character`,
    ),
  ],
  "reports spaces around a text": [
    textIn("pt", " São "),
    "2:12  lead  is a text that begins or ends with a space; write the text without this space",
    "2:16  lead  is a text that begins or ends with a space",
  ],
  "reports HTML and braces in facts": [
    { "data/site.json": { brand: "<b>", phone: "{name" } },
    "brand  is a text with",
    "phone  is a text with a brace; write the text without it: this file cannot contain placeholders",
  ],
});

const chinese = (text: string) => textIn("zh-CN", text, "**Right** `en`");

testRule(markdown, {
  "accepts the same marks in another order": [
    textIn(
      "ar",
      "`\u2066b\u2069` ثم **مهم** [هنا](/privacy#a)",
      "**This** [link](/privacy#a), `b`",
    ),
  ],
  "reports missing bold words, code and links": [
    textIn("ar", "مهم", "**Important** `en` [x](/privacy)"),
    "lead  is a text without **bold** words, which the English text contains; write **bold** words where the sentence needs it",
    "is a text without `en`, which the English text contains",
    "is a text without a link to /privacy, which the English text contains",
  ],
  "reports additional bold and emphasized words": [
    textIn("ar", "**مهم** **مهم** *مهم*", "**Important**"),
    "is a text with **bold** words, which the English text does not contain; write the text without **bold** words",
    "is a text with *emphasized* words, which the English text does not contain",
  ],
  "reports bold text with punctuation just inside it": [
    chinese("这是**访问权：**您"),
    "2:14  lead  is a text with ** that is not valid Markdown; write a second ** too",
  ],
  "reports code without an end": [chinese("这是 `en"), "a second ` too"],
  "reports a link with a space in its address": [
    chinese("[隐私](/privacy x)"),
    "without a space in the address",
  ],
});
