/**
 * What stands between ingredients: commas, semicolons and brackets of the scripts in which they are
 * written, and the full stop at a sentence's end.
 */
const separators =
  /([,;()[\]\u060c\u061b\uff0c\u3001\uff64\ufe50\ufe51\uff1b\uff08\uff09]|[.\u3002](?=\s|$))/;

/** A piece of a list of ingredients. */
export interface Part {
  /** With the spaces around it. */
  text: string;
  /** Its place among the ingredients; undefined for what separates them. */
  place: number | undefined;
}

/** A list of ingredients, cut at what separates them; a part without letters has no place. */
export function partsOf(ingredients: string): Part[] {
  let place = 0;
  return ingredients.split(separators).map((text, index) => {
    const isIngredient = index % 2 === 0 && /\p{L}/u.test(text);
    return { text, place: isIngredient ? place++ : undefined };
  });
}

/**
 * Where marked ingredients stand once the list was edited: a mark goes with the words of its ingredient,
 * and is gone with them.
 */
export function placesAfter(before: string, marked: readonly number[], after: string): number[] {
  const words = partsOf(before)
    .filter(({ place }) => place !== undefined && marked.includes(place))
    .map(({ text }) => text.trim());
  return partsOf(after).flatMap(({ text, place }) =>
    place !== undefined && words.includes(text.trim()) ? [place] : [],
  );
}
