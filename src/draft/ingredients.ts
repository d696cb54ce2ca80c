/**
 * Separators of ingredients: commas, semicolons and brackets of all supported scripts, and the full stop at
 * the end of a sentence.
 */
const separators =
  /([,;()[\]\u060c\u061b\uff0c\u3001\uff64\ufe50\ufe51\uff1b\uff08\uff09]|[.\u3002](?=\s|$))/;

/** A part of a list of ingredients. */
export interface Part {
  /** Includes the surrounding spaces. */
  text: string;
  /** Position among the ingredients; undefined for separators. */
  place: number | undefined;
}

/** Splits a list of ingredients at the separators. A part without letters has no position. */
export function partsOf(ingredients: string): Part[] {
  let place = 0;
  return ingredients.split(separators).map((text, index) => {
    const isIngredient = index % 2 === 0 && /\p{L}/u.test(text);
    return { text, place: isIngredient ? place++ : undefined };
  });
}

/**
 * Returns the positions of marked ingredients after the list was edited. A mark follows the text of its
 * ingredient, and is removed together with it.
 */
export function placesAfter(before: string, marked: readonly number[], after: string): number[] {
  const words = partsOf(before)
    .filter(({ place }) => place !== undefined && marked.includes(place))
    .map(({ text }) => text.trim());
  return partsOf(after).flatMap(({ text, place }) =>
    place !== undefined && words.includes(text.trim()) ? [place] : [],
  );
}
