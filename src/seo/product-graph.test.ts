/** @jest-environment node */
import { productGraph } from "./product-graph";

const graph = productGraph({
  url: "https://www.example.com/ar/01/09506000134352",
  name: "N",
  description: "D",
  brand: "B",
  gtin: "09506000134352",
  netWeightGrams: 300,
});

test("the product with its number, brand and weight, and no offer or rating made up", () => {
  expect(graph).toEqual([
    {
      "@type": "Product",
      url: "https://www.example.com/ar/01/09506000134352",
      name: "N",
      description: "D",
      gtin: "09506000134352",
      brand: { "@type": "Brand", name: "B" },
      weight: { "@type": "QuantitativeValue", value: 300, unitCode: "GRM" },
    },
  ]);
});
