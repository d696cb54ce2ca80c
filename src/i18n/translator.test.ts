/** @jest-environment node */
import { translator } from "./translator";

const locales = {
  edges: [
    { node: { ns: "common", data: JSON.stringify({ menu: "Menu", nav: { home: "Home" } }) } },
    { node: { ns: "landing", data: JSON.stringify({ meta: { title: "Codes" } }) } },
  ],
};

test.each([
  ["common:menu", "Menu"],
  ["common:nav.home", "Home"],
  ["landing:meta.title", "Codes"],
])("%s is %s", (key, expected) => {
  expect(translator(locales)(key)).toBe(expected);
});

test.each([
  ["an unknown key", "common:nope"],
  ["an unknown key of a known group", "common:nav.nope"],
  ["what lies below a text", "common:menu.home.x"],
  ["an unknown namespace", "other:menu"],
  ["a group", "common:nav"],
  ["a key without a namespace", "menu"],
  ["nothing", ""],
])("%s shows itself", (_, key) => {
  expect(translator(locales)(key)).toBe(key);
});
