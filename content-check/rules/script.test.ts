/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { script } from "./script";

test("texts in their own script are in order", () => {
  expect(linesOf(script)).toEqual([]);
});

test.each([
  ["ar", "رمز QR وخطة وBIG من GS1 Digital Link"],
  ["ar", "اكتب إلى you@example.com أو https://www.example.com/a"],
  ["ar", "{{brand}} `language` [الخصوصية](/privacy#controller)"],
  ["hi", "EU और FDA के नियम, ISO\u00a027001"],
  ["bn", "নির্দেশনার (2002/58/EC) ৬(১)(f), V-এর"],
  ["ja", "GS1準拠のQRコード、300 g・Webhookー々"],
  ["zh-TW", "符合 GS1 標準，Cookie（f）"],
  ["zh-CN", "Webhook 和 API"],
  ["ru", "QR-код и файлы cookie"],
  ["es", "Añadir «ñandú» nº 3, art. 6.º"],
  ["pt", "São Paulo’s e\u0301"],
  ["ko", "한국어 漢字"],
  ["xx-wrong-tag", "Text текст"],
])("%s: %s", (code, text) => {
  expect(linesAbout(script, code, text)).toEqual([]);
});

test.each([
  ["ar", "نص Download now نص", "2:15", '"Download now", in Latin letters; write it in Arabic'],
  ["ar", "نص QRS", "2:15", '"QRS", in Latin letters'],
  ["ar", "نص EU", "2:15", '"EU", in Latin letters'],
  ["hi", "मुफ़्त trial", "2:19", '"trial", in Latin letters; write it in Hindi'],
  ["bn", "পণ্য पेज", "2:17", '"पेज", in Devanagari letters; write it in Bangla'],
  ["hi", "पेज পণ্য", "2:16", '"পণ্য", in Bangla letters'],
  ["ja", "これはtestです", "2:15", '"test", in Latin letters; write it in Japanese'],
  ["ja", "ＱＲコード", "2:12", '"ＱＲ", in Latin letters'],
  ["zh-TW", "顧客エ", "2:14", '"エ", in Katakana letters'],
  ["zh-CN", "您の包装", "2:13", '"の", in Hiragana letters'],
  ["zh-CN", "您的 cookie", "2:15", '"cookie", in Latin letters'],
  ["ru", "пaртия", "2:13", '"a", in Latin letters; write it in Russian'],
  ["es", "cоdigo", "2:13", '"о", in Cyrillic letters; write it in Spanish'],
  ["pt", "código 包装", "2:19", '"包装", in Han letters'],
  ["en", "code رمز", "2:17", '"رمز", in Arabic letters; write it in English'],
])("%s: %s", (code, text, place, words) => {
  expect(linesAbout(script, code, text)).toEqual([
    expect.stringContaining(`${place} is a text with ${words}`),
  ]);
});

test("what to write, and the place in the file behind escapes", () => {
  const text = '{\n  "lead": "نص\\u00a0\\"\\n Cart"\n}';
  expect(linesOf(script, { "locales/ar/landing.json": text })).toEqual([
    'locales/ar/landing.json:2:25  lead  is a text with "Cart", in Latin letters; write it in Arabic, or list the name in data/kept-texts.json',
  ]);
});

test("while the list of names cannot be read, every word may be one", () => {
  const files = {
    "data/kept-texts.json": "{",
    "locales/ar/landing.json": { lead: "نص Cart", cardText: "текст" },
  };
  expect(linesOf(script, files)).toEqual([
    expect.stringContaining('cardText  is a text with "текст", in Cyrillic letters'),
  ]);
});

test("the words among the facts, and the sample product's", () => {
  const files = {
    "data/site.json": { brand: "Brand", location: { en: "Cairo", ar: "Cairo", ru: "Каир" } },
    "data/sample-product/ar.json": { name: "Rice" },
    "data/sample-product/en.json": { name: "أرز" },
  };
  expect(linesOf(script, files)).toEqual([
    expect.stringContaining("data/sample-product/ar.json:2:12  name  is a text with"),
    expect.stringContaining("data/sample-product/en.json:2:12  name  is a text with"),
    expect.stringContaining('data/site.json:5:12  location.ar  is a text with "Cairo"'),
  ]);
});
