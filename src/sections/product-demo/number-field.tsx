import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import clsx from "clsx";
import { type ChangeEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Sample } from "../../components/sample";
import { SingleField } from "../../components/single-field";
import { gtinLength } from "../../digital-link/gtin";
import { withoutSeparators } from "../../digital-link/normalize";
import { mayBeComplete } from "../../digital-link/validate";
import { useDraft } from "../../draft/draft";
import { enterNumber } from "../../draft/enter-number";
import type { NumberState } from "../../draft/validate-draft";
import { useEarlyText } from "../../hooks/use-early-text";
import * as styles from "./fields.module.css";
import { NumberMessage } from "./messages";

const messageId = "product-demo-number";

/** Pause after typing before a possibly complete number is validated, in milliseconds. */
const pause = 800;

const isPaste = ({ nativeEvent }: ChangeEvent) =>
  (nativeEvent as InputEvent).inputType === "insertFromPaste";

const enterField = (field: HTMLInputElement) =>
  enterNumber({ text: field.value, isFinal: field !== document.activeElement });

interface NumberFieldProps {
  state: NumberState;
  sample: Sample;
}

export function NumberField({ state, sample }: NumberFieldProps) {
  const { t } = useTranslation();
  const input = useEarlyText(enterField);
  const { text } = useDraft((draft) => draft.number);
  const isTyping = state.kind === "typing";
  const finish = () => enterNumber({ text, isFinal: true });
  useEffect(() => {
    if (!isTyping || !mayBeComplete(text)) return undefined;
    const timer = setTimeout(() => enterNumber({ text, isFinal: true }), pause);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  const typed = state.kind === "good" ? state.gtin : withoutSeparators(text).replace(/\D/g, "");
  const digits = text ? typed : sample.gtin;
  // 14 digits, with leading zeros for a shorter number.
  const boxes = digits
    ? digits.slice(-gtinLength).padStart(gtinLength, "0")
    : " ".repeat(gtinLength);
  // The leading zeros are gray, and all digits of the sample product.
  const grayDigits = text ? boxes.search(/[^0]|.$/) : gtinLength;
  return (
    <SingleField
      className={styles.numberField}
      invalid={state.kind === "fault"}
      data-state={state.kind}
    >
      <Field.Label>{t("product-demo:labels.gtin")}</Field.Label>
      <Input
        ref={input}
        className={styles.numberInput}
        autoComplete="off"
        inputMode="numeric"
        dir="ltr"
        // As below a barcode, without the zero in front of 13 digits.
        placeholder={sample.gtin.replace(/^0/, "")}
        // Chakra refers to a helper text only after hydration.
        aria-describedby={messageId}
        value={text}
        onChange={(event) => enterNumber({ text: event.target.value, isFinal: isPaste(event) })}
        onBlur={finish}
        onKeyDown={(event) => event.key === "Enter" && finish()}
      />
      <p className={styles.boxes} dir="ltr" aria-hidden="true">
        {[...boxes].map((digit, index) => {
          const key = `${index}`;
          return (
            <span key={key} className={clsx(styles.box, index < grayDigits && styles.gray)}>
              {digit}
            </span>
          );
        })}
      </p>
      <div className={clsx("muted", styles.message)} id={messageId}>
        <NumberMessage state={state} />
      </div>
    </SingleField>
  );
}
