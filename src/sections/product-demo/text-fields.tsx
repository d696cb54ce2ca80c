import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import type { Sample } from "../../components/sample";
import {
  changeDraft,
  changeName,
  type Draft,
  emptyDraft,
  ingredientsLength,
  nameLength,
  useDraft,
  useEarlyText,
} from "../../draft/draft";
import { moveAllergens, splitIngredients } from "../../draft/ingredients";
import { graphemes, plainText, shortened } from "../../draft/plain-text";
import * as styles from "./fields.module.css";
import { useFaultText } from "./messages";
import { isEmptyDraft } from "./validate-draft";

const messageId = "product-demo-name";

export function NameField({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const name = useDraft((draft) => draft.name);
  const input = useEarlyText(changeName);
  const { length } = graphemes(name.trim());
  const isTooLong = length > nameLength;
  return (
    <Field.Root className={styles.nameField} role="presentation" invalid={isTooLong}>
      <Field.Label>{t("product-demo:labels.name")}</Field.Label>
      <Input
        ref={input}
        className={styles.nameInput}
        autoComplete="off"
        dir={name ? "auto" : undefined}
        placeholder={sample.texts.name}
        enterKeyHint="next"
        value={name}
        aria-describedby={messageId}
        onChange={({ target }) => changeName(target)}
      />
      <p id={messageId} className={clsx(styles.fault, styles.nameFault)} role="status">
        {isTooLong && faultText({ kind: "tooLong", count: length, limit: nameLength })}
      </p>
    </Field.Root>
  );
}

export function IngredientsField({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const ingredients = useDraft((draft) => draft.ingredients);
  const allergens = useDraft((draft) => draft.allergens);
  // Allergen positions refer to the ingredients of the plain text that the page shows.
  const plain = plainText(ingredients);
  const { length } = graphemes(plain);
  const toggle = (position: number) =>
    changeDraft({
      allergens: allergens.includes(position)
        ? allergens.filter((each) => each !== position)
        : [...allergens, position],
    });
  return (
    <Field.Root role="presentation" className={styles.group}>
      <Field.Label>{t("product-demo:labels.ingredients")}</Field.Label>
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
      <p className={styles.fault} role="status">
        {length > ingredientsLength &&
          faultText({ kind: "tooLong", count: length, limit: ingredientsLength })}
      </p>
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
    </Field.Root>
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
