import { Field, Input } from "@chakra-ui/react";
import { type ChangeEvent, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mayBeComplete } from "../../digital-link/judge";
import { ungrouped } from "../../digital-link/written-text";
import { changeDraft, type TypedNumber } from "../../draft/draft";
import { DigitBoxes } from "./digit-boxes";
import type { NumberState } from "./judge-draft";
import { withNumber } from "./number-entry";
import * as styles from "./number-field.module.css";
import { NumberMessage } from "./number-message";

interface NumberFieldProps {
  number: TypedNumber;
  state: NumberState;
  /** Application Identifiers of a pasted link that the code omits. */
  leftOut: readonly string[];
  /** Number of the demo product. */
  placeholder: string;
}

const isPaste = ({ nativeEvent }: ChangeEvent) =>
  (nativeEvent as InputEvent).inputType === "insertFromPaste";

/** Pause after typing before a possibly complete number is validated, in milliseconds. */
const pause = 800;

/** Renders the number below the barcode: a text field, and its digits in boxes below. */
export function NumberField({ number, state, leftOut, placeholder }: NumberFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const enter = useCallback(
    (entered: TypedNumber) =>
      changeDraft((draft) => withNumber(draft, entered, new Date().getFullYear())),
    [],
  );
  // Takes over text that was typed before hydration.
  useLayoutEffect(() => {
    const { current: field } = input;
    if (field?.value) enter({ text: field.value, isFinal: field !== document.activeElement });
  }, [enter]);
  const { text } = number;
  const isTyping = state.kind === "typing";
  useEffect(() => {
    if (!isTyping || !mayBeComplete(text)) return undefined;
    const timer = setTimeout(() => enter({ text, isFinal: true }), pause);
    return () => clearTimeout(timer);
  }, [text, isTyping, enter]);
  const judge = () => enter({ text, isFinal: true });
  const typed = ungrouped(text).replace(/\D/g, "");
  return (
    <Field.Root
      flex="none"
      role="presentation"
      className={styles.number}
      invalid={state.kind === "fault"}
    >
      <Field.Label>{t("product-demo:labels.gtin")}</Field.Label>
      <Input
        size="sm"
        fontFamily="var(--mono-font)"
        letterSpacing=".08em"
        ref={input}
        autoComplete="off"
        inputMode="numeric"
        dir="ltr"
        placeholder={placeholder}
        aria-describedby={messageId}
        value={text}
        onChange={(event) => enter({ text: event.target.value, isFinal: isPaste(event) })}
        onBlur={judge}
        onKeyDown={(event) => event.key === "Enter" && judge()}
      />
      <DigitBoxes
        digits={state.kind === "good" ? state.gtin : text ? typed : placeholder}
        isPlaceholder={text === ""}
        state={state.kind}
      />
      <NumberMessage id={messageId} state={state} leftOut={leftOut} />
    </Field.Root>
  );
}

const messageId = "product-demo-number";
