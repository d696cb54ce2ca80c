import { fragmentOf, type PageProduct } from "../../src/draft/fragment";
import { previewPath } from "../../src/i18n/paths";

/** A product with all fields that a visitor can fill. */
export const jam: PageProduct = {
  name: "Plum jam",
  gtin: "09521234543213",
  batch: "L1",
  date: { name: "bestBefore", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "bowl",
};

/** The hash of the preview that shows this product, with some fields changed. */
export const fragment = (changes: Partial<PageProduct> = {}): string =>
  fragmentOf({ ...jam, ...changes }).fragment;

/** The path of the preview of this product, without language. */
export const previewAddress = `${previewPath}#${fragment()}`;
