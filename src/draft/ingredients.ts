/**
 * Separators of ingredients: commas, semicolons and brackets of all supported scripts, and the full stop at
 * the end of a sentence.
 */
const separators =
  /([,;()[\]\u060c\u061b\uff0c\u3001\uff64\ufe50\ufe51\uff1b\uff08\uff09]|[.\u3002](?=\s|$))/;

export interface IngredientSegment {
  /** Includes the surrounding spaces. */
  text: string;
  /** Position among the ingredients; undefined for separators and for text without letters. */
  position: number | undefined;
}

/** Splits a list of ingredients at the separators. */
export function splitIngredients(ingredients: string): IngredientSegment[] {
  let count = 0;
  return ingredients.split(separators).map((text, index) => {
    const isIngredient = index % 2 === 0 && /\p{L}/u.test(text);
    return { text, position: isIngredient ? count++ : undefined };
  });
}

/**
 * Returns the positions of the allergens after the list was edited. An allergen mark follows the text of its
 * ingredient, and is removed together with it.
 */
export function moveAllergens(before: string, allergens: readonly number[], after: string) {
  const names = splitIngredients(before)
    .filter(({ position = -1 }) => allergens.includes(position))
    .map(({ text }) => text.trim());
  return splitIngredients(after).flatMap(({ text, position }) =>
    position !== undefined && names.includes(text.trim()) ? [position] : [],
  );
}
