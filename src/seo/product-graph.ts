import type { Product } from "schema-dts";

interface ProductFacts {
  /** The page's whole address. */
  url: string;
  name: string;
  description: string;
  brand: string;
  gtin: string;
  netWeightGrams: number;
}

/**
 * What a product's page is about. Neither a price nor a rating: the sample is not sold.
 * @returns the weight with UN/CEFACT's code for grams, GRM
 */
export function productGraph({ brand, netWeightGrams, ...facts }: ProductFacts): Product[] {
  return [
    {
      "@type": "Product",
      ...facts,
      brand: { "@type": "Brand", name: brand },
      weight: { "@type": "QuantitativeValue", value: netWeightGrams, unitCode: "GRM" },
    },
  ];
}
