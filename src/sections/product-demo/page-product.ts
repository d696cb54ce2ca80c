import type { Identifiers } from "../../digital-link/identifiers";
import { type Draft, drawings, ingredientsLength, nameLength } from "../../draft/draft";
import type { PageProduct } from "../../draft/fragment";
import { graphemes, plainText, shortened } from "../../draft/plain-text";
import { dateOf } from "./draft-date";

/** Shortens a text that is too long with an ellipsis. */
function limited(text: string, most: number): string {
  const plain = plainText(text);
  const { length } = graphemes(plain);
  return length <= most ? plain : `${shortened(plain, most - 1).trimEnd()}…`;
}

/**
 * Returns what the product page shows of a draft. Number and batch are included only if the code contains
 * them.
 */
export function pageProduct(draft: Draft, identifiers: Identifiers | undefined): PageProduct {
  const { name, ingredients, allergens, drawing, photo, dateName, isPrintedInAdvance } = draft;
  const value = isPrintedInAdvance ? "" : dateOf(draft);
  return {
    name: limited(name, nameLength),
    gtin: identifiers?.gtin ?? "",
    batch: identifiers?.batch ?? "",
    date: value ? { name: dateName, value } : undefined,
    ingredients: limited(ingredients, ingredientsLength),
    allergens: [...allergens],
    drawing: drawing ?? drawings[0],
    photo,
  };
}
