/** @jest-environment node */
import { headingLanguages, productHeadings } from "./product-headings";

test.each([
  ["en", ["en", "ja", "ar"]],
  ["ar", ["ar", "en", "ja"]],
  ["bn", ["bn", "en", "ja"]],
])("in %s, the languages are %j: the page's, then the sample's published ones", (code, shown) => {
  const languages = ["en", "ar", "bn", "ja", "ru"].map((each) => ({
    code: each,
    published: each !== "ru",
  }));
  expect(headingLanguages(code, { languages: ["en", "ru", "ja", "ar"] }, languages)).toEqual(shown);
});

test("the headings are texts of the product's and the sample's page", () => {
  const product = {
    ...{ ingredients: "I", lot: "L", bestBefore: "B", useBy: "U", label: "On the label" },
    labelParts: { nutritionFacts: "N", storage: "S" },
  };
  expect(productHeadings("en", { product, sample: { gtin: "G" } })).toEqual({
    ...{ language: "en", ingredients: "I", gtin: "G", batch: "L", bestBefore: "B", expiry: "U" },
    more: ["On the label", "N", "S"],
  });
});
