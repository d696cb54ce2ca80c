/** @jest-environment node */
import { type Case, legal, testRule, textIn } from "../testing/small-site";
import { untranslated } from "./untranslated";

const names = ["GS1", "GS1 Digital Link", "QR", "ISO 27001"].map((name) => ({ name }));
const keptTexts = {
  "data/kept-texts.json": {
    names: [...names, { name: "Webhook", languages: ["ar"] }],
    sameAsEnglish: [{ text: "Blog", languages: ["ru"] }, { text: "{{value}} kcal" }],
  },
};

/** A site with a text in a language, in English the same text or another one. */
const site = (code: string, text: string, english = text) => ({
  ...textIn(code, text, english),
  ...keptTexts,
});

/** Texts that are right although they are the same as in English, and texts in the script of their language. */
const accepted = [
  ...["GS1", "BIG", "{{brand}}: `language`", "you@example.com", "404 %", "Webhook"].map((text) =>
    site("ar", text),
  ),
  site("ar", "{{value}} kcal"),
  site("ru", "Blog"),
  site("ar", "رمز QR وخطة BIG من GS1 Digital Link", "Text"),
  site("ar", "{{brand}} `a` [x@a.example](/privacy#a) https://www.example.com/a", "Text"),
  site("ru", "QR\u00a0код, ISO\u00a027001", "Text"),
  site("ja", "GS1準拠のQRコード、300・ー々", "Text"),
  site("zh-TW", "符合標準的資料與軟體，里程、著作、后羿", "Text"),
  site("zh-CN", "符合标准的数据与软件，里程、著作、皇后", "Text"),
  site("es", "Añadir «ñandú» nº 3, art. 6.º", "Text"),
  site("ko", "한국어 漢字", "Text"),
].map((changes, index): [string, Case] => [`accepts ${index}`, [changes]]);

testRule(untranslated, {
  ...Object.fromEntries(accepted),
  "reports a text that differs from English in nothing but spaces": [
    site("es", "Home", "Home\u00a0 "),
    'locales/es/landing.json:2:11  lead  is "Home", as in English; write it in Spanish, or list it in data/kept-texts.json if it is right',
  ],
  "reports an English text with a name in it": [site("ar", "GS1 codes"), "as in English"],
  "reports a text that is listed for another language": [site("ja", "Blog"), "as in English"],
  "reports a name that is listed for another language": [site("es", "Webhook"), "as in English"],
  "checks plural forms and legal texts, but no ids": [
    {
      "locales/ar/common.json": { trialPeriod_few: "{{trialMonths}} months" },
      "data/legal/ar/terms.json": legal("Terms"),
    },
    ...["title", "sections[0].heading", "blocks[0].text", "list[0]", "list[1]"],
    ...["sections[1].heading", "head[0]", "rows[0][0]", "trialPeriod_few"],
  ],
  "reports words of another language": [
    textIn("ar", "نص Download now نص"),
    ':2:15  lead  is a text with "Download now", in the letters of another script; write it in Arabic, or list the name in data/kept-texts.json',
  ],
  "reports letters of a related script": [textIn("bn", "পণ্য पेज"), '"पेज", in the letters of'],
  "reports a single letter that looks the same": [textIn("ru", "пaртия"), '"a", in the letters of'],
  "reports Japanese letters in Chinese": [textIn("zh-CN", "您の包装"), '"の", in the letters of'],
});
