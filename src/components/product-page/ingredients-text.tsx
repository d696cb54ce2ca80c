import { partsOf } from "../../draft/ingredients";

interface IngredientsProps {
  text: string;
  /** The places of the allergens among them. */
  allergens: readonly number[];
}

/**
 * A list of ingredients as it was written, the allergens in it emphasised. Each is an element: a
 * browser that translates the page replaces texts, which React then cannot take away.
 */
export function Ingredients({ text, allergens }: IngredientsProps) {
  return (
    <>
      {partsOf(text).map((part, index) => {
        const isAllergen = part.place !== undefined && allergens.includes(part.place);
        const key = `${index}${part.text}${isAllergen}`;
        if (!isAllergen) return <span key={key}>{part.text}</span>;
        const [before, after] = part.text.split(part.text.trim());
        return (
          <span key={key}>
            {before}
            <strong>{part.text.trim()}</strong>
            {after}
          </span>
        );
      })}
    </>
  );
}
