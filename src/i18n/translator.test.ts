/** @jest-environment node */
import { translator } from "./translator";

const locales = {
  edges: [
    { node: { ns: "common", data: JSON.stringify({ menu: "Menu", nav: { home: "Home" } }) } },
  ],
};

test.each([
  ["common:menu", "Menu"],
  ["common:nav.home", "Home"],
])("%s is %s", (key, expected) => {
  expect(translator(locales)(key)).toBe(expected);
});

test.each(["common:nope", "common:menu.home.x", "other:menu", "common:nav", "menu"])(
  "returns the key %s, for which there is no text",
  (key) => {
    expect(translator(locales)(key)).toBe(key);
  },
);
