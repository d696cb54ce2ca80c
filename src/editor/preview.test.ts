import { pagePath } from "./preview";

test.each([
  ["data/site.json", "/"],
  ["data/plans.json", "/#pricing"],
  ["data/faqs/en.json", "/#faq"],
  ["data/faqs/hi.json", "/hi#faq"],
  ["data/legal/en/terms.json", "/terms"],
  ["data/legal/zh-TW/privacy.json", "/zh-TW/privacy"],
  ["locales/en/common.json", "/"],
  ["locales/ar/landing.json", "/ar"],
])("%s is shown on %s", (file, path) => {
  expect(pagePath(file)).toBe(path);
});
