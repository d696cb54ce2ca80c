/** @jest-environment node */
import { copyOf, linesOf } from "../testing/fixture";
import { usedKeys } from "./used-keys";

const page = copyOf<string>("src/page.tsx");

function withCode(code: string): string[] {
  return linesOf(usedKeys, { "src/other.ts": code });
}

test("keys in calls, strings and templates are found", () => {
  expect(linesOf(usedKeys)).toEqual([]);
});

test("a key that nothing uses", () => {
  const code = page.replace("landing:lead", "common:nav.home");
  expect(linesOf(usedKeys, { "src/page.tsx": code })).toEqual([
    'locales/en/landing.json:2:11  lead  is a text that nothing in src uses; write "landing:lead" where it belongs, or remove the text in every language',
  ]);
});

test("a picture whose alternative text is none is told where it stands", () => {
  const images = { images: [{ alt: "landing:leed" }] };
  expect(linesOf(usedKeys, { "data/images.json": images })).toEqual([
    'data/images.json:4:14  images[0].alt  is "landing:leed", which is not a text of locales/en/landing.json; write landing:lead',
  ]);
});

test("a template that no longer covers a key, and a plural group that nothing uses", () => {
  const code = page.replace("$" + "{id}Text", "$" + "{id}dText").replace("common:trialPeriod", "");
  expect(linesOf(usedKeys, { "src/page.tsx": code })).toEqual([
    expect.stringContaining("locales/en/common.json:7:22  trialPeriod_one  is a text that nothing"),
    expect.stringContaining("locales/en/landing.json:4:15  cartText  is a text that nothing"),
  ]);
});

test.each(["src/page.test.tsx", "src/testing/page.tsx", "src/page.d.ts"])(
  "a use in %s is none",
  (file) => {
    expect(linesOf(usedKeys, { "src/page.tsx": undefined, [file]: page })).toHaveLength(7);
  },
);

test.each([
  '// t("landing:lead")',
  ' * t("landing:lead")',
  '/** t("landing:lead") */',
  '  {/* t("landing:lead") */}',
])("a use in a comment is none: %s", (comment) => {
  const code = `${page.replace("landing:lead", "common:nav.home")}\n${comment}`;
  expect(linesOf(usedKeys, { "src/page.tsx": code })).toHaveLength(1);
});

test.each([
  [
    'const a = 1;\n  t("landing:leed");',
    "2:5  landing:leed  is not a text of locales/en/landing.json; write landing:lead",
  ],
  [
    "const key = 'landing:hero.title';",
    "1:13  landing:hero.title  is not a text of locales/en/landing.json; write a key of locales/en/landing.json, or add the text there",
  ],
  ['<Trans i18nKey="common:nav" />', "1:16  common:nav  is not a text of locales/en/common.json"],
  [
    't("common:trialPeriod_other")',
    "1:3  common:trialPeriod_other  is not a text of locales/en/common.json; write common:trialPeriod",
  ],
  [
    "t(`landing:$" + "{id}Title`)",
    "1:3  landing:$" + "{id}Title  is a family of which locales/en/landing.json has no text",
  ],
  ["t(`common:$" + "{id}.$" + "{id}.x`)", "1:3  common:$" + "{id}.$" + "{id}.x  is a family"],
])("an unknown key: %s", (code, line) => {
  expect(withCode(code)).toEqual([expect.stringContaining(`src/other.ts:${line}`)]);
});

test.each([
  [
    't("lead")',
    "1:3  lead  is not a whole key; write the namespace and the key, such as landing:lead;",
  ],
  ["t(\n  'nothing')", "2:3  nothing  is not a whole key"],
  ['t("landng:lead")', "1:3  landng:lead  is not a whole key"],
  ['t("landing:the lead")', "1:3  landing:the lead  is not a whole key"],
  ["t(`$" + "{area}:lead`)", "1:3  $" + "{area}:lead  is not a whole key"],
  ["t(`landing:$" + '{open ? `a` : "b"}Text`)', "1:3  landing:$" + "{open ?"],
  ["const k = `landing:$" + "{f({ a })}`;", "1:11  landing:$" + "{f({ a })}"],
])("a key that cannot be followed: %s", (code, line) => {
  expect(withCode(code)).toEqual([expect.stringContaining(`src/other.ts:${line}`)]);
});

test.each([
  'const css = "color:red";',
  "throw new Error(`common:$" + "{key} is missing`);",
  'split("a")',
  "t(key)",
  'const legal = "common: law";',
])("not a key at all: %s", (code) => {
  expect(withCode(code)).toEqual([]);
});

test("the keys of a broken file are neither unknown nor unused", () => {
  expect(linesOf(usedKeys, { "locales/en/landing.json": "{" })).toEqual([]);
});
