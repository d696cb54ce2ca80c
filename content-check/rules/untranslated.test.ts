/** @jest-environment node */
import { type Case, fileWith, legal, testRule, textIn } from "../testing/small-site";
import { untranslated } from "./untranslated";

const names = ["GS1", "GS1 Digital Link", "QR", "ISO 27001"].map((name) => ({ name }));
const keptTexts = {
  "data/kept-texts.json": {
    names: [...names, { name: "Webhook", languages: ["ar"] }],
    sameAsEnglish: [{ text: "Blog", languages: ["ru"] }, { text: "{{value}} kcal" }],
  },
};

const same = (code: string, text: string) => ({ ...textIn(code, text, text), ...keptTexts });

/** Texts that are right although they are the same as in English, and texts in the script of their language. */
const accepted = [
  ...["GS1", "BIG", "{{brand}}: `language`", "you@example.com", "404 %", "Webhook"].map((text) =>
    same("ar", text),
  ),
  ...[same("ar", "{{value}} kcal"), same("ru", "Blog")],
  ...[
    ["ar", "رمز QR وخطة BIG من GS1 Digital Link"],
    ["ar", "{{brand}} `language` [x@example.com](/privacy#controller) https://www.example.com/a"],
    ["ru", "QR\u00a0код, ISO\u00a027001"],
    ["ja", "GS1準拠のQRコード、300・ー々"],
    ["zh-TW", "符合標準的資料與軟體，里程、著作、后羿"],
    ["zh-CN", "符合标准的数据与软件，里程、著作、皇后"],
    ["es", "Añadir «ñandú» nº 3, art. 6.º"],
    ["ko", "한국어 漢字"],
  ].map(([code = "", text = ""]) => ({ ...textIn(code, text), ...keptTexts })),
];

testRule(untranslated, {
  ...Object.fromEntries(
    accepted.map((site, index): [string, Case] => [`accepts ${index}`, [site]]),
  ),
  "reports a text that differs from English in nothing but spaces": [
    textIn("es", "Home", "Home\u00a0 "),
    'locales/es/landing.json:2:11  lead  is "Home", as in English; write it in Spanish, or list it in data/kept-texts.json if it is right',
  ],
  "reports an English text with a name in it": [same("ar", "GS1 codes"), "as in English"],
  "reports a text that is listed for another language": [same("ja", "Blog"), "as in English"],
  "reports a name that is listed for another language": [same("es", "Webhook"), "as in English"],
  "checks plural forms and legal texts, but no ids": [
    {
      ...fileWith("locales/ar/common.json", { trialPeriod_few: "{{trialMonths}} months" }),
      "data/legal/ar/terms.json": legal("Terms"),
    },
    ...["title", "sections[0].heading", "blocks[0].text", "list[0]", "list[1]"],
    ...["sections[1].heading", "head[0]", "rows[0][0]", "trialPeriod_few"],
  ],
  "reports words of another language": [
    textIn("ar", "نص Download now نص"),
    ':2:15  lead  is a text with "Download now", in the letters of another script; write it in Arabic, or list the name in data/kept-texts.json',
  ],
  "reports letters of a related script": [
    textIn("bn", "পণ্য पेज"),
    '"पेज", in the letters of another script; write it in Bangla',
  ],
  "reports a single letter that looks the same": [
    textIn("ru", "пaртия"),
    '"a", in the letters of another script; write it in Russian',
  ],
  "reports Japanese letters in Chinese": [textIn("zh-CN", "您の包装"), '"の", in the letters of'],
});
