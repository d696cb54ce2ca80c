/** @jest-environment node */
import { translator } from "./translator";

test.each([
  ["common:menu", "Menu"],
  ["common:nav.home", "Home"],
  ["common:nope", "common:nope"],
  ["other:menu", "other:menu"],
  ["common:nav", "common:nav"],
])("the text of %s is %s: the key itself if there is none", (key, text) => {
  const data = JSON.stringify({ menu: "Menu", nav: { home: "Home" } });
  expect(translator({ edges: [{ node: { ns: "common", data, language: "en" } }] })(key)).toBe(text);
});
