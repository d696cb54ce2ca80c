import { fragmentOf, type PageProduct } from "../../src/draft/fragment";
import { previewPath } from "../../src/i18n/paths";

/** What a visitor may have entered, all of it. */
export const jam: PageProduct = {
  name: "Plum jam",
  gtin: "09521234543213",
  batch: "L1",
  date: { name: "bestBefore", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "bowl",
};

/** What stands after the # of an address that shows it, some of it changed. */
export const fragment = (changes: Partial<PageProduct> = {}): string =>
  fragmentOf({ ...jam, ...changes }).fragment;

/** The address of its page, without language prefix. */
export const previewAddress = `${previewPath}#${fragment()}`;
