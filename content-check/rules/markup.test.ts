/** @jest-environment node */
import { testRule, textIn } from "../testing/small-site";
import { markup } from "./markup";

const arabic = (text: string, english: string) => textIn("ar", text, english);
const chinese = (text: string) => textIn("zh-CN", text, "**Right** `en`");
const unseen = (mark: string) => `is a text with ${mark} that Markdown does not see; write`;

testRule(markup, {
  "accepts the same marks in another order": [
    arabic("`\u2066b\u2069` ثم **مهم** [هنا](/privacy#a)", "**This** [link](/privacy#a), `b`"),
  ],
  "accepts signs that are not Markdown": [arabic("3 * 5", "3 * 5")],
  "reports missing bold words": [
    arabic("مهم", "**Important**"),
    "ar/landing.json:2:11  lead  is a text without **bold** words, which English has; write **bold** words where the sentence needs it",
  ],
  "reports additional bold and emphasized words": [
    arabic("**مهم** **مهم** *مهم*", "**Important**"),
    "is a text with **bold** words, which English does not have; write what English has",
    "is a text with *emphasized* words, which English does not have",
  ],
  "reports different code": [
    arabic("`ar`", "`en`"),
    "is a text with `ar`, which English does not have; write what English has, letter by letter",
    "is a text without `en`, which English has; write `en` where the sentence needs it",
  ],
  "reports a different link": [
    arabic("[x](/ar/privacy)", "[x](/privacy)"),
    "is a text with a link to /ar/privacy, which English does not have",
    "is a text without a link to /privacy, which English has",
  ],
  "reports bold text with punctuation just inside it": [
    chinese("这是**访问权：**您"),
    `2:14  lead  ${unseen("**")}`,
  ],
  "reports bold text without an end": [chinese("**访问权 您"), unseen("**")],
  "reports code without an end": [chinese("这是 `en"), unseen("`")],
  "reports a link with a space in its address": [chinese("[隐私](/privacy x)"), unseen("](")],
});
