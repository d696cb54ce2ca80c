/** @jest-environment node */
import { codeOfPath, localePath, pathPrefixOf, signUpUrl } from "./paths";

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
