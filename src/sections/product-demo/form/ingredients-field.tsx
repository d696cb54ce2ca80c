import { Textarea } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ingredientsLength } from "../../../draft/draft";
import { partsOf, placesAfter } from "../../../draft/ingredients";
import { graphemes, plainText, shortened } from "../../../draft/plain-text";
import type { Entries } from "../entries";
import { useFaultText } from "./use-fault-text";

interface IngredientsFieldProps {
  entries: Entries;
  change: (part: Partial<Entries>) => void;
}

/** The ingredients; a tap on one makes it an allergen. */
export function IngredientsField({ entries, change }: IngredientsFieldProps) {
  const { t } = useTranslation();
  const { ingredients, allergens } = entries;
  const faultText = useFaultText();
  // Marks count the ingredients of the text as the page and its preview show it.
  const plain = plainText(ingredients);
  const { length } = graphemes(plain);
  const toggle = (place: number) =>
    change({
      allergens: allergens.includes(place)
        ? allergens.filter((each) => each !== place)
        : [...allergens, place],
    });
  return (
    <>
      <Textarea
        aria-label={t("product-demo:labels.ingredients")}
        dir="auto"
        rows={2}
        value={ingredients}
        onChange={({ target: { value } }) =>
          change({ ingredients: value, allergens: placesAfter(plain, allergens, plainText(value)) })
        }
      />
      {ingredients.trim() && (
        <fieldset className="parts" dir="auto">
          <legend className="visually-hidden">{t("product-demo:allergens")}</legend>
          {partsOf(shortened(plain, ingredientsLength)).map(
            ({ text, place }) =>
              place !== undefined && (
                <button
                  key={place}
                  type="button"
                  aria-pressed={allergens.includes(place)}
                  onClick={() => toggle(place)}
                >
                  {text.trim()}
                </button>
              ),
          )}
        </fieldset>
      )}
      <p className="fault" role="status">
        {length > ingredientsLength &&
          faultText({ kind: "tooLong", count: length, limit: ingredientsLength })}
      </p>
      {ingredients.trim() && <p className="hint">{t("product-demo:ingredientsHint")}</p>}
    </>
  );
}
