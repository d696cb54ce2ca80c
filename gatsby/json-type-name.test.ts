/** @jest-environment node */
import { jsonTypeName } from "./json-type-name";

test.each([
  ["data", "", "site", "SiteJson"],
  ["data", "", "sample-product", "SampleProductJson"],
  ["data", "sample-product", "en", "SampleProductTextsJson"],
  ["data", "faqs", "en", "FaqsJson"],
  ["data", "legal/ar", "privacy", "LegalJson"],
  ["locale", "en", "common", "LocaleJson"],
])("a file of %s in %p named %s is a %s", (sourceInstanceName, relativeDirectory, name, type) => {
  expect(jsonTypeName({ node: { sourceInstanceName, relativeDirectory, name } })).toBe(type);
});
