/** The commas of the scripts in which ingredients are written. */
const commas = /([,\u060c\uff0c\u3001\uff64\ufe50\ufe51])/;

/** A piece of a list of ingredients. */
export interface Part {
  /** With the spaces around it. */
  text: string;
  /** Its place among the ingredients; undefined for a comma. */
  place: number | undefined;
}

/** A list of ingredients, cut at its commas; a part of spaces alone has no place. */
export function partsOf(ingredients: string): Part[] {
  let place = 0;
  return ingredients.split(commas).map((text, index) => {
    const isIngredient = index % 2 === 0 && text.trim() !== "";
    return { text, place: isIngredient ? place++ : undefined };
  });
}
