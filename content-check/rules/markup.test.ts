/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { markup } from "./markup";

test("texts without marks are in order", () => {
  expect(linesOf(markup)).toEqual([]);
});

test.each([
  ["**مهم** هنا", "This is **important**"],
  ["`b` ثم `a`", "`a`, then `b`"],
  ["`\u2066@@x|…\u2069` هنا", "`@@x|…`"],
  ["[الخصوصية](/privacy#a)", "The [privacy policy](/privacy#a)"],
  ["[{{privacyEmail}}](mailto:{{privacyEmail}})", "[{{privacyEmail}}](mailto:{{privacyEmail}})"],
  ["`<b>` في الكود", "`<b>` in code"],
  ["3 < 5 & 6", "3 < 5 & 6"],
])("%s keeps the marks of English", (text, english) => {
  expect(linesAbout(markup, "ar", text, english)).toEqual([]);
});

test.each([
  [
    "مهم",
    "**Important**",
    "2:11 is a text with 0 **bold** parts, where English has 1; write 1 of them",
  ],
  [
    "**مهم** و**مهم**",
    "**Important**",
    "2:11 is a text with 2 **bold** parts, where English has 1; write 1 of them",
  ],
  [
    "*مهم*",
    "Important",
    "2:11 is a text with 1 *emphasized* parts, where English has 0; write 0 of them",
  ],
  [
    "هنا",
    "Here: `en`",
    "2:11 is a text without `en`, which English has; write `en` where the sentence needs it",
  ],
  [
    "الخصوصية",
    "[Privacy](/privacy)",
    "2:11 is a text without a link to /privacy, which English has; write a link to /privacy where the sentence needs it",
  ],
])("%s has not the marks of %s", (text, english, line) => {
  expect(linesAbout(markup, "ar", text, english)).toEqual([line]);
});

test.each([
  ["`ar`", "`en`", "`en`", "`ar`"],
  ["[x](/ar/privacy)", "[x](/privacy)", "a link to /privacy", "a link to /ar/privacy"],
])("%s where English has %s", (text, english, lost, added) => {
  expect(linesAbout(markup, "ar", text, english)).toEqual([
    `2:11 is a text with ${added}, which English does not have; write what English has, letter by letter`,
    `2:11 is a text without ${lost}, which English has; write ${lost} where the sentence needs it`,
  ]);
});

test.each([
  ["这是**访问权：**您可以", "2:14 is a text with ** that Markdown does not see"],
  ["**访问权 您", "2:12 is a text with ** that Markdown does not see"],
  ["这是 `en", "2:15 is a text with ` that Markdown does not see"],
  ["[隐私](/privacy x)", "2:15 is a text with ]( that Markdown does not see"],
])("%s is not seen by Markdown", (text, line) => {
  expect(linesAbout(markup, "zh-CN", text, "**Right** `en`")).toEqual([
    expect.stringContaining(line),
  ]);
});

test.each(["en", "ar"])("tags and entities in %s", (code) => {
  expect(linesAbout(markup, code, "a<br>b <!-- c &nbsp; <b", "a<br>b <!-- c &nbsp; <b")).toEqual([
    expect.stringContaining('2:13 is a text with "<br>", an HTML tag'),
    expect.stringContaining('2:19 is a text with "<!--", an HTML tag'),
    '2:26 is a text with "&nbsp;", an HTML entity; write the character itself',
    expect.stringContaining('2:33 is a text with "<b", an HTML tag'),
  ]);
});

test("legal texts are read too, by section and place", () => {
  const text = { text: "Text **bold**" };
  const file = (blocks: unknown[]) => ({
    title: "x",
    sections: [{ id: "a", heading: "x", blocks }],
  });
  const lines = linesOf(markup, {
    "data/legal/en/terms.json": file([{ text: "Text" }, text]),
    "data/legal/ar/terms.json": file([{ text: "نص" }, { text: "نص" }]),
  });
  expect(lines).toEqual([expect.stringContaining("sections[0].blocks[1].text  is a text with 0")]);
});
