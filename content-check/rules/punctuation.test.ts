/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { punctuation } from "./punctuation";

test("a site with the marks of its scripts is in order", () => {
  expect(linesOf(punctuation)).toEqual([]);
});

test.each([
  ["es", "¿Qué es? Es un código, ¡y gratis! (¿No?)"],
  ["ar", "نص، نص؛ ما هذا؟ 1,5 نص."],
  ["hi", "नमस्ते। क्या? ई.पू."],
  ["ja", "これは、GS1準拠（第6条第1項(f)）です。1.5、2002/58: `a,b`"],
  ["zh-TW", "約 10:30，{{brand}}：「是」？"],
  ["ko", "코드, 포장."],
  ["ru", "Код, да; нет: (да)?"],
])("%s: %s", (code, text) => {
  expect(linesAbout(punctuation, code, text)).toEqual([]);
});

const half = "a half-width mark beside a full-width character; write";

test.each([
  ["zh-TW", "產品,包裝", `2:14 is a text with ,, ${half} ，`],
  ["zh-CN", "产品.", `2:14 is a text with ., ${half} 。`],
  ["zh-CN", "**访问权**: 您", `2:19 is a text with :, ${half} ：`],
  ["ja", "GTIN: 商品", `2:16 is a text with :, ${half} ：`],
  ["ja", "無料!", `2:14 is a text with !, ${half} ！`],
  ["es", "Qué es?", "2:18 is a question without its opening mark; write ¿ where it begins"],
  ["es", "¿Qué? Cómo?", "2:22 is a question without its opening mark; write ¿ where it begins"],
  ["es", "Gratis!", "2:18 is an exclamation without its opening mark; write ¡ where it begins"],
  [
    "es",
    "Sí。",
    "2:14 is a text with 。, a mark of other scripts; write the mark of this language",
  ],
  [
    "en",
    "Yes，",
    "2:15 is a text with ，, a mark of other scripts; write the mark of this language",
  ],
  ["ru", "Да،", "2:14 is a text with ،, a mark of other scripts; write the mark of this language"],
  [
    "ja",
    "です।",
    "2:14 is a text with ।, a mark of other scripts; write the mark of this language",
  ],
  ["ar", "نص, نص", "2:14 is a text with ,, a mark of left-to-right scripts; write ،"],
  ["ar", "ما هذا?", "2:18 is a text with ?, a mark of left-to-right scripts; write ؟"],
  ["hi", "यह पैक है.", "2:21 is a text with a full stop at the end of a sentence; write ।"],
  ["bn", "এটি একটি প্যাকেট.", "2:28 is a text with a full stop at the end of a sentence; write ।"],
])("%s: %s", (code, text, line) => {
  expect(linesAbout(punctuation, code, text)).toEqual([line]);
});

test("half-width brackets", () => {
  expect(linesAbout(punctuation, "ja", "商品(約)です")).toEqual([
    `2:14 is a text with (, ${half} （`,
    `2:16 is a text with ), ${half} ）`,
  ]);
});
