/** @jest-environment node */
import { type Case, testRule, textIn } from "../testing/small-site";
import { script } from "./script";

const right = [
  ["ar", "رمز QR وخطة BIG من GS1 Digital Link"],
  ["ar", "{{brand}} `language` [x@example.com](/privacy#controller) https://www.example.com/a"],
  ["ru", "QR\u00a0код, ISO\u00a027001"],
  ["ja", "GS1準拠のQRコード、300・ー々"],
  ["zh-TW", "符合標準的資料與軟體，里程、著作、后羿"],
  ["zh-CN", "符合标准的数据与软件，里程、著作、皇后"],
  ["es", "Añadir «ñandú» nº 3, art. 6.º"],
  ["pt", "São Paulo’s e\u0301"],
  ["ko", "한국어 漢字"],
  ["xx-wrong-tag", "Text текст"],
] as const;

const wrong = [
  [
    "ar",
    "نص Download now نص",
    ':2:15  lead  is a text with "Download now", in Latin letters; write it in Arabic, or list the name in data/kept-texts.json',
  ],
  ["ar", "نص QRS", '"QRS", in Latin letters'],
  ["hi", "मुफ़्त trial", '"trial", in Latin letters; write it in Hindi'],
  ["bn", "পণ্য पेज", '"पेज", in Devanagari letters; write it in Bangla'],
  ["ja", "ＱＲコード", '"ＱＲ", in Latin letters'],
  ["zh-CN", "您の包装", '"の", in Hiragana letters'],
  ["ru", "пaртия", '"a", in Latin letters; write it in Russian'],
  ["en", "code رمز", '"رمز", in Arabic letters; write it in English'],
] as const;

testRule(script, {
  ...Object.fromEntries(
    right.map(([code, text]) => [`accepts ${code}: ${text}`, [textIn(code, text)] as Case]),
  ),
  ...Object.fromEntries(
    wrong.map(([code, text, line]) => [
      `reports ${code}: ${text}`,
      [textIn(code, text), line] as Case,
    ]),
  ),
  "reports the location of the office in another script": [
    { "data/site.json": { brand: "Brand", location: { en: "Cairo", ar: "Cairo", ru: "Каир" } } },
    'data/site.json:5:12  location.ar  is a text with "Cairo"',
  ],
  "accepts any text if the list of names is broken": [
    { "data/kept-texts.json": "{", "locales/ar/landing.json": { lead: "Cart" } },
  ],
});
