import type { DateName, Identifiers } from "../digital-link/identifiers";
import { type Draft, type Drawing, drawings, ingredientsLength, nameLength } from "./draft";
import { dateOf } from "./draft-date";
import { graphemes, shortened } from "./graphemes";
import { plainText } from "./plain-text";

/** The visitor's product as its page shows it; missing values are empty. */
export interface PageProduct {
  name: string;
  /** 14 digits, or empty. */
  gtin: string;
  batch: string;
  /** Kind of date and its value as in an element string (YYMMDD); undefined without a date. */
  date: { name: DateName; value: string } | undefined;
  ingredients: string;
  /** Positions of the allergens among the ingredients. */
  allergens: readonly number[];
  drawing: Drawing;
  /** `data:` URL of a photo that replaces the drawing. It is not part of the hash, which is too short for it. */
  photo: string;
}

/** The part of a visitor's product that packs and phones show. */
export type PackProduct = Pick<PageProduct, "name" | "drawing" | "photo">;

/** Shortens a text that is too long with an ellipsis. */
function limited(text: string, limit: number): string {
  const plain = plainText(text);
  const { length } = graphemes(plain);
  return length <= limit ? plain : `${shortened(plain, limit - 1).trimEnd()}…`;
}

/**
 * Returns what the product page shows of a draft. Number and batch are included only if the code contains
 * them.
 */
export function pageProduct(draft: Draft, identifiers: Identifiers | undefined): PageProduct {
  const { name, ingredients, allergens, drawing, photo, dateName, isPrintedInAdvance } = draft;
  const date = isPrintedInAdvance ? "" : dateOf(draft);
  return {
    name: limited(name, nameLength),
    gtin: identifiers?.gtin ?? "",
    batch: identifiers?.batch ?? "",
    date: date ? { name: dateName, value: date } : undefined,
    ingredients: limited(ingredients, ingredientsLength),
    allergens,
    drawing: drawing ?? drawings[0],
    photo,
  };
}
