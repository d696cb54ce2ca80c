import { Fragment } from "react";
import { partsOf } from "./ingredients";

interface IngredientsProps {
  text: string;
  /** The places of the allergens among them. */
  allergens: readonly number[];
}

/** A list of ingredients as it was written, the allergens in it emphasised. */
export function Ingredients({ text, allergens }: IngredientsProps) {
  return (
    <>
      {partsOf(text).map((part, index) => {
        const key = `${index}${part.text}`;
        const isAllergen = part.place !== undefined && allergens.includes(part.place);
        if (!isAllergen) return <Fragment key={key}>{part.text}</Fragment>;
        const [before, after] = part.text.split(part.text.trim());
        return (
          <Fragment key={key}>
            {before}
            <strong>{part.text.trim()}</strong>
            {after}
          </Fragment>
        );
      })}
    </>
  );
}
