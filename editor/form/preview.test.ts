import sample from "../../data/sample-product.json";
import { samplePaths } from "../../gatsby/content/sample-product";
import { pagePath } from "./preview";

const { batch } = samplePaths(sample);

test.each([
  ["data/site.json", "/"],
  ["data/plans.json", "/#pricing"],
  ["data/faqs/hi.json", "/hi#faq"],
  ["data/legal/zh-TW/privacy.json", "/zh-TW/privacy"],
  ["locales/ar/landing.json", "/ar"],
  ["locales/ar/sample.json", `/ar${batch}`],
  ["data/sample-product/en.json", batch],
])("%s is shown on %s", (file, path) => {
  expect(pagePath(file)).toBe(path);
});
