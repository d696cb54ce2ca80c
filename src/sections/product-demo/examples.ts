import type { Drawing } from "../../draft/draft";
import { partsOf } from "../../draft/ingredients";
import { type Entries, nothing } from "./entries";

/** Numbers under the prefix 952, which GS1 reserves for demonstrations. */
const numbers: Readonly<Record<Drawing, string>> = {
  bowl: "9521234543213",
  jar: "9520123456788",
  bottle: "9521000000018",
};

const lots: Readonly<Record<Drawing, string>> = {
  bowl: "L2417",
  jar: "C0611",
  bottle: "B3052",
};

/** Long after the build, so that no example is past its date. */
const yearsAhead = 2;

/**
 * An example, filled in whole.
 * @param ingredients its ingredients, the allergens between `**`
 */
export function exampleOf(drawing: Drawing, name: string, ingredients: string): Entries {
  const parts = partsOf(ingredients);
  return {
    ...nothing,
    name,
    number: { text: numbers[drawing], isFinal: true },
    batch: lots[drawing],
    month: "5",
    year: String(BUILD_YEAR + yearsAhead),
    ingredients: ingredients.replaceAll("**", ""),
    allergens: parts.flatMap(({ text, place }) =>
      place !== undefined && text.includes("**") ? [place] : [],
    ),
    drawing,
  };
}
