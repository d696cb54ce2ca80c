import { Field, Textarea } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { changeDraft, type Draft, ingredientsLength } from "../../draft/draft";
import { partsOf, placesAfter } from "../../draft/ingredients";
import { graphemes, plainText, shortened } from "../../draft/plain-text";
import * as styles from "./fields.module.css";
import { useFaultText } from "./use-fault-text";

interface IngredientsFieldProps {
  draft: Draft;
  placeholder: string;
}

/** Renders the field for the ingredients, and for each of them a button that marks it as an allergen. */
export function IngredientsField({ draft, placeholder }: IngredientsFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { ingredients, allergens } = draft;
  // Allergen positions refer to the ingredients of the plain text that the page shows.
  const plain = plainText(ingredients);
  const { length } = graphemes(plain);
  const toggle = (place: number) =>
    changeDraft({
      allergens: allergens.includes(place)
        ? allergens.filter((each) => each !== place)
        : [...allergens, place],
    });
  return (
    <Field.Root role="presentation" className={styles.group}>
      <Field.Label>{t("product-demo:labels.ingredients")}</Field.Label>
      <Textarea
        dir={ingredients ? "auto" : undefined}
        rows={2}
        placeholder={placeholder}
        value={ingredients}
        onChange={({ target: { value } }) =>
          changeDraft({
            ingredients: value,
            allergens: placesAfter(plain, allergens, plainText(value)),
          })
        }
      />
      <p className={styles.fault} role="status">
        {length > ingredientsLength &&
          faultText({ kind: "tooLong", count: length, limit: ingredientsLength })}
      </p>
      {plain && (
        <fieldset className={styles.allergens} dir="auto">
          <legend className={styles.hint}>{t("product-demo:allergens")}</legend>
          {partsOf(shortened(plain, ingredientsLength)).map(
            ({ text, place }) =>
              place !== undefined && (
                <button
                  key={place}
                  type="button"
                  className={styles.allergen}
                  aria-pressed={allergens.includes(place)}
                  onClick={() => toggle(place)}
                >
                  {text.trim()}
                </button>
              ),
          )}
        </fieldset>
      )}
    </Field.Root>
  );
}
