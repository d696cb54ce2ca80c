import { dateText } from "../../content/format";
import type { Language } from "../../content/types";
import type { DateName } from "../../digital-link/identifiers";
import { splitIngredients } from "../../draft/ingredients";
import type { PackProduct, PageProduct } from "../../draft/page-product";
import { markedSegments, type TextSegment } from "../emphasis";

/** Content of a product page. Missing values are not rendered. */
export interface PageContent {
  /** A visitor's picture. Undefined for the sample product's. */
  picture?: Omit<PackProduct, "name">;
  name: string;
  brand?: string;
  /** In grams, formatted in the page's language. */
  netWeight?: string;
  /** List of ingredients with emphasized allergens. */
  ingredients?: readonly TextSegment[];
  /** Sentence that names the allergens. */
  allergens?: string;
  nutrition?: Queries.SampleFactsFragment["nutritionRows"];
  batch?: string;
  date?: { name: DateName; text: (language: Language) => string };
  label?: { foodName: string; storage: string; company: string };
  /** 14 digits. */
  gtin?: string;
  offer?: { title: string; until: string; note: string };
}

/** Only the queries of the sample pages have the rest of the label's texts. */
type SampleContent = Queries.SampleFactsFragment & { texts: Pick<PageContent, "label"> };

/** Pages of the sample product: without a batch, with a batch, and the offer. */
export type SampleView = "product" | "batch" | "offer";

/**
 * Returns the content of a page of the sample product. The offer has a separate page, because it must not
 * appear beside the mandatory label information.
 */
export function contentOfSample(sample: SampleContent, view: SampleView): PageContent {
  const { brand, netWeight, nutritionRows, gtin, texts } = sample;
  const title = { name: texts.name, brand, netWeight };
  if (view === "offer") return { ...title, offer: texts.offer };
  return {
    ...title,
    ingredients: markedSegments(texts.ingredients),
    allergens: texts.allergens,
    nutrition: nutritionRows,
    ...(view === "batch" && {
      batch: sample.batch,
      date: { name: "bestBefore", text: () => sample.bestBeforeText },
    }),
    label: texts.label,
    gtin,
  };
}

/** Returns the visitor's ingredients. The spaces around an allergen are not emphasized. */
const ingredientsOf = ({ ingredients, allergens }: PageProduct): TextSegment[] =>
  splitIngredients(ingredients).flatMap(({ text, position = -1 }) =>
    (text.match(/\s+|\S(?:.*\S)?/g) ?? []).map((piece) => ({
      text: piece,
      isEmphasized: allergens.includes(position) && /\S/.test(piece),
    })),
  );

/**
 * Returns the content of the page of a visitor's product, as entered.
 * @param yearNow four digits, for the century of a date
 */
export function contentOfProduct(product: PageProduct, yearNow: number): PageContent {
  const { name, gtin, batch, date, drawing, photo } = product;
  return {
    picture: { drawing, photo },
    name,
    ingredients: product.ingredients ? ingredientsOf(product) : undefined,
    batch: batch || undefined,
    date: date && {
      name: date.name,
      text: (language) => dateText(date.value, yearNow, language),
    },
    gtin: gtin || undefined,
  };
}
