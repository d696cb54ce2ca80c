/** @jest-environment node */
import { languageByCode, languages } from "./languages";
import { codeOfPath, localePath, pathPrefixOf, signUpUrl } from "./paths";
import { translator } from "./translator";

jest.mock("../../data/languages.json", () => ({
  languages: [
    { code: "en", published: true },
    { code: "ja", published: false },
    { code: "ar", published: true },
  ],
}));

test("lists the published languages in their order", () => {
  expect(languages.map(({ code }) => code)).toEqual(["en", "ar"]);
});

test.each([
  ["ja", "ja"],
  ["xx", "en"],
])("for the code %s returns the language %s, published or not", (code, found) => {
  expect(languageByCode(code).code).toBe(found);
});

test.each([
  ["en", "/", "/"],
  ["en", "/privacy#rights", "/privacy#rights"],
  ["ar", "/", "/ar"],
  ["ar", "/#faq", "/ar#faq"],
  ["ar", "/?q=1", "/ar?q=1"],
  ["zh-TW", "/privacy#rights", "/zh-TW/privacy#rights"],
])("in %s, %s is at %s", (language, path, address) => {
  expect(localePath(language, path)).toBe(address);
});

test.each([
  ["/privacy", "en"],
  ["/ar/privacy", "ar"],
  ["/zh-tw/terms", "en"],
  ["/argentina", "en"],
  ["/privacy/ar", "en"],
  ["/en/privacy", "en"],
])("%s is in %s", (pathname, language) => {
  expect(codeOfPath(pathname, ["en", "zh-TW", "ar"])).toBe(language);
});

test.each([
  ["https://www.example.com", ""],
  ["https://www.example.com/", ""],
  ["https://user.github.io/a/b/", "/a/b"],
  ["", ""],
  ["no address", ""],
])("the site at %s has the path prefix %j", (siteUrl, prefix) => {
  expect(pathPrefixOf(siteUrl)).toBe(prefix);
});

test.each([
  ["https://app.example.com/", "https://app.example.com/signup"],
  ["https://example.com/app", "https://example.com/app/signup"],
])("the control panel at %s has its sign-up page at %s", (appUrl, url) => {
  expect(signUpUrl(appUrl)).toBe(url);
});

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
