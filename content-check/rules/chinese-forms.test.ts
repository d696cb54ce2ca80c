/** @jest-environment node */
import { simplifiedOf, traditionalOf } from "../chinese-forms";
import { linesAbout } from "../testing/fixture";
import { chineseForms } from "./chinese-forms";

test.each([
  ["zh-TW", "符合 GS1 標準的資料與軟體，里程、著作、后羿、`软件`"],
  ["zh-CN", "符合 GS1 标准的数据与软件，里程、著作、皇后、瞭望"],
  ["ja", "当社は国内の学会で価格を体験"],
  ["es", "包装"],
])("%s: %s", (code, text) => {
  expect(linesAbout(chineseForms, code, text)).toEqual([]);
});

test.each([
  [
    "zh-TW",
    "資料与软體",
    [
      "2:14 is a text with 与, a simplified character; write 與",
      "2:15 is a text with 软, a simplified character; write 軟",
    ],
  ],
  [
    "zh-TW",
    "随着",
    [
      "2:12 is a text with 随, a simplified character; write 隨",
      "2:13 is a text with 着, a simplified character; write 著",
    ],
  ],
  ["zh-CN", "数據", ["2:13 is a text with 據, a traditional character; write 据"]],
  [
    "zh-CN",
    "包裝裡",
    [
      "2:13 is a text with 裝, a traditional character; write 装",
      "2:14 is a text with 裡, a traditional character; write 里",
    ],
  ],
])("%s: %s", (code, text, lines) => {
  expect(linesAbout(chineseForms, code, text)).toEqual(lines);
});

/** The Han characters of two-byte codes, from the tables that the runtime brings along. */
function charactersOf(encoding: string, first: number, last: number): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let high = first; high <= last; high += 1) {
    for (let low = encoding === "big5" ? 0x40 : 0xa1; low <= 0xfe; low += 1) {
      const character = decoder.decode(Uint8Array.of(high, low));
      if (/^\p{Script=Han}$/u.test(character)) {
        characters.add(character);
      }
    }
  }
  return characters;
}

test("the lists are what the standards of both sides say", () => {
  const mainland = charactersOf("gbk", 0xb0, 0xf7);
  const taiwan = charactersOf("big5", 0xa4, 0xf9);
  expect(mainland.size).toBe(6763);
  expect([...simplifiedOf.keys()].filter((character) => mainland.has(character))).toEqual([]);
  expect([...simplifiedOf.values()].filter((character) => !mainland.has(character))).toEqual([]);
  expect([...traditionalOf.values()].filter((character) => !taiwan.has(character))).toEqual([]);
  expect([...traditionalOf.keys()].filter((character) => simplifiedOf.has(character))).toEqual([]);
  expect(traditionalOf.size).toBeGreaterThan(1000);
});
