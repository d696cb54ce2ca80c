import { Textarea } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ingredientsLength } from "../../../components/own-page/fragment";
import { partsOf } from "../../../components/own-page/ingredients";
import { shortened } from "../../../components/own-page/plain-text";
import type { Entries } from "../entries";

interface IngredientsFieldProps {
  entries: Entries;
  change: (part: Partial<Entries>) => void;
}

/** The ingredients; a tap on one makes it an allergen. */
export function IngredientsField({ entries, change }: IngredientsFieldProps) {
  const { t } = useTranslation();
  const { ingredients, allergens } = entries;
  const toggle = (place: number) =>
    change({
      allergens: allergens.includes(place)
        ? allergens.filter((each) => each !== place)
        : [...allergens, place],
    });
  return (
    <>
      <Textarea
        aria-label={t("try-it:labels.ingredients")}
        dir="auto"
        rows={2}
        value={ingredients}
        onChange={(event) =>
          change({ ingredients: shortened(event.target.value, ingredientsLength) })
        }
      />
      {ingredients.trim() && (
        <fieldset className="parts" dir="auto">
          <legend className="visually-hidden">{t("try-it:allergens")}</legend>
          {partsOf(ingredients).map(({ text, place }, index) => {
            const key = `${index}`;
            return place === undefined ? (
              <span key={key}>{`${text} `}</span>
            ) : (
              <button
                key={key}
                type="button"
                aria-pressed={allergens.includes(place)}
                onClick={() => toggle(place)}
              >
                {text.trim()}
              </button>
            );
          })}
        </fieldset>
      )}
      <p className="hint">{t("try-it:ingredientsHint")}</p>
    </>
  );
}
