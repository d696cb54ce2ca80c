import type { Identifiers } from "../../digital-link/identifiers";
import { ingredientsLength, nameLength } from "../../draft/draft";
import type { PageProduct } from "../../draft/fragment";
import { graphemes, plainText, shortened } from "../../draft/plain-text";
import type { Entries } from "./entries";
import { dateOf } from "./judge-entries";

/** A text that is too long ends with an ellipsis. */
function cut(text: string, most: number): string {
  const { length } = graphemes(text);
  return length <= most ? text : `${shortened(text, most - 1).trimEnd()}…`;
}

/** What a product's page shows of what is entered: the number and the batch only where they are right. */
export function pageProduct(entries: Entries, identifiers: Identifiers | undefined): PageProduct {
  const { name, ingredients, allergens, drawing, photo, dateName } = entries;
  const value = dateOf(entries);
  return {
    name: cut(plainText(name), nameLength),
    gtin: identifiers?.gtin ?? "",
    batch: identifiers?.batch ?? "",
    date: value ? { name: dateName, value } : undefined,
    ingredients: cut(plainText(ingredients), ingredientsLength),
    allergens,
    drawing,
    photo,
  };
}
