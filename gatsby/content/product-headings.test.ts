/** @jest-environment node */
import { headingLanguages } from "./product-headings";

test.each([
  ["en", ["en", "es"]],
  ["ar", ["ar", "en", "es"]],
  ["es", ["es", "en"]],
])("in %s, the languages are %j: the page's, then published European ones", (code, shown) => {
  const languages = ["en", "ar", "es", "ja", "pt"].map((each) => ({
    code: each,
    published: each !== "pt",
  }));
  expect(headingLanguages(code, languages)).toEqual(shown);
});
