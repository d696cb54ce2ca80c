/** @jest-environment node */
import { localePath, prefixOf, splitPath } from "./paths";

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

const codes = ["en", "zh-TW", "ar"];

test.each([
  ["/privacy", "en", "/privacy"],
  ["/ar", "ar", "/"],
  ["/ar/", "ar", "/"],
  ["/ar/privacy", "ar", "/privacy"],
  ["/ar/no/such/page", "ar", "/no/such/page"],
  ["/zh-TW/terms", "zh-TW", "/terms"],
  ["/zh-tw/terms", "en", "/zh-tw/terms"],
  ["/argentina", "en", "/argentina"],
  ["/privacy/ar", "en", "/privacy/ar"],
  ["/de/privacy", "en", "/de/privacy"],
  ["/en/privacy", "en", "/en/privacy"],
])("%s is in %s the page %s", (pathname, language, path) => {
  expect(splitPath(pathname, codes)).toEqual({ language, path });
});

test.each([
  ["https://www.example.com", ""],
  ["https://www.example.com/", ""],
  ["https://user.github.io/site", "/site"],
  ["https://user.github.io/a/b/", "/a/b"],
  ["", ""],
  ["no address", ""],
])("the site at %s lies below %j", (siteUrl, prefix) => {
  expect(prefixOf(siteUrl)).toBe(prefix);
});
