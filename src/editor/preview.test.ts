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
  ["locales/ar/sample.json", "/ar/01/09506000134352/10/L2417"],
  ["data/sample-product/en.json", "/01/09506000134352/10/L2417"],
])("%s is shown on %s", (file, path) => {
  expect(pagePath(file)).toBe(path);
});
