/** @jest-environment node */
import { productGraph } from "./product-graph";

test("the product with its number, brand and weight; neither an offer nor a rating is made up", () => {
  const facts = { url: "https://www.example.com/01/09506000134352", name: "N", description: "D" };
  const gtin = "09506000134352";
  expect(productGraph({ ...facts, brand: "B", gtin, netWeightGrams: 300 })).toEqual([
    {
      "@type": "Product",
      ...facts,
      gtin,
      brand: { "@type": "Brand", name: "B" },
      weight: { "@type": "QuantitativeValue", value: 300, unitCode: "GRM" },
    },
  ]);
});
