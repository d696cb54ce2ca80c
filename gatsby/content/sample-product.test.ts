/** @jest-environment node */
import type { Language, SampleProduct, Site } from "../../src/content/types";
import { labelDate, nutritionRows, samplePaths, sampleUris } from "./sample-product";

const sample = { gtin: "09506000134352", lot: "L2417" } as SampleProduct;

test("the paths of the sample's pages", () => {
  expect(samplePaths(sample)).toEqual({
    product: "/01/09506000134352",
    batch: "/01/09506000134352/10/L2417",
    offer: "/offer/01/09506000134352",
  });
});

test("its codes lead to the same paths on the host of site.json", () => {
  expect(sampleUris(sample, { digitalLinkHost: "https://example.com" } as Site)).toEqual({
    product: "https://example.com/01/09506000134352",
    batch: "https://example.com/01/09506000134352/10/L2417",
  });
});

test("a date as labels print it", () => {
  expect(labelDate("2028-05")).toBe("05 2028");
});

test("nutrition in the language's digits, with null for a missing amount but not for zero", () => {
  const bengali = { htmlLang: "bn", numberingSystem: "beng" } as Language;
  const rows = nutritionRows(
    [
      { id: "energy", kilojoules: 1457, kilocalories: 343 },
      { id: "saturates", grams: 0, partOf: "fat" },
    ],
    bengali,
  );
  expect(rows).toEqual([
    { id: "energy", partOf: null, grams: null, kilojoules: "১,৪৫৭", kilocalories: "৩৪৩" },
    { id: "saturates", partOf: "fat", grams: "০", kilojoules: null, kilocalories: null },
  ]);
});
