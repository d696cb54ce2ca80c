import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import type { Sample } from "../../components/sample";
import type { Fault } from "../../digital-link/fault";
import {
  changeDraft,
  changeName,
  type Draft,
  emptyDraft,
  ingredientsLength,
  nameLength,
  useDraft,
} from "../../draft/draft";
import { graphemes, shortened } from "../../draft/graphemes";
import { moveAllergens, splitIngredients } from "../../draft/ingredients";
import { plainText } from "../../draft/plain-text";
import { isEmptyDraft } from "../../draft/validate-draft";
import { useEarlyText } from "../../hooks/use-early-text";
import * as styles from "./fields.module.css";
import { LabeledField } from "./labeled-field";
import { useFaultText } from "./messages";

/** Returns the fault of a text with more graphemes than the limit; undefined if there is none. */
function lengthFault(text: string, limit: number): Fault | undefined {
  const { length } = graphemes(text);
  return length > limit ? { kind: "tooLong", count: length, limit } : undefined;
}

export function NameField({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const name = useDraft((draft) => draft.name);
  const input = useEarlyText(changeName);
  return (
    <LabeledField
      label={t("product-demo:labels.name")}
      fault={faultText(lengthFault(name.trim(), nameLength))}
      className={styles.nameField}
      faultClassName={styles.nameFault}
    >
      <Input
        ref={input}
        className={styles.nameInput}
        autoComplete="off"
        dir={name ? "auto" : undefined}
        placeholder={sample.texts.name}
        enterKeyHint="next"
        value={name}
        onChange={({ target }) => changeName(target)}
      />
    </LabeledField>
  );
}

export function IngredientsField({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const ingredients = useDraft((draft) => draft.ingredients);
  const allergens = useDraft((draft) => draft.allergens);
  // Allergen positions refer to the ingredients of the plain text that the page shows.
  const plain = plainText(ingredients);
  const toggle = (position: number) =>
    changeDraft({
      allergens: allergens.includes(position)
        ? allergens.filter((each) => each !== position)
        : [...allergens, position],
    });
  return (
    <div className={styles.group}>
      <LabeledField
        label={t("product-demo:labels.ingredients")}
        fault={faultText(lengthFault(plain, ingredientsLength))}
      >
        <Textarea
          dir={ingredients ? "auto" : undefined}
          rows={2}
          placeholder={sample.texts.ingredients.replaceAll("**", "")}
          value={ingredients}
          onChange={({ target: { value } }) =>
            changeDraft({
              ingredients: value,
              allergens: moveAllergens(plain, allergens, plainText(value)),
            })
          }
        />
      </LabeledField>
      {plain && (
        <fieldset className={styles.allergens} dir="auto">
          <legend className={styles.hint}>{t("product-demo:allergens")}</legend>
          {splitIngredients(shortened(plain, ingredientsLength)).map(
            ({ text, position }) =>
              position !== undefined && (
                <button
                  key={position}
                  type="button"
                  className={styles.allergen}
                  aria-pressed={allergens.includes(position)}
                  onClick={() => toggle(position)}
                >
                  {text.trim()}
                </button>
              ),
          )}
        </fieldset>
      )}
    </div>
  );
}

/** Clears all fields. Afterwards it restores the cleared draft until something is entered. */
export function ClearButton() {
  const { t } = useTranslation();
  const draft = useDraft();
  const [cleared, setCleared] = useState<Draft>();
  const isEmpty = isEmptyDraft(draft);
  if (isEmpty && !cleared) return null;
  return (
    <button
      type="button"
      className={buttonClass({ variant: "plain", className: styles.clear })}
      onClick={() => {
        setCleared(isEmpty ? cleared : draft);
        changeDraft(isEmpty && cleared ? cleared : emptyDraft);
      }}
    >
      {t(`product-demo:${isEmpty ? "undo" : "clear"}`)}
    </button>
  );
}
