import { Field, Input } from "@chakra-ui/react";
import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mayBeWhole } from "../../../digital-link/judge";
import { ungrouped } from "../../../digital-link/written-text";
import type { Entered } from "../entries";
import type { NumberState } from "../judge-entries";
import { DigitBoxes } from "./digit-boxes";
import { NumberMessage } from "./number-message";

interface NumberFieldProps {
  number: Entered;
  state: NumberState;
  /** The Application Identifiers of what was pasted with it and is not in the code. */
  leftOut: readonly string[];
  /** The digits of what is shown. */
  digits: string;
  enter: (entered: Entered) => void;
}

const hasPasted = ({ nativeEvent }: ChangeEvent) =>
  (nativeEvent as InputEvent).inputType === "insertFromPaste";

/** After how long without a key, in ms, a number that may be whole is judged. */
const pause = 800;

/** The number: one ordinary text field, with its digits drawn in boxes beneath. */
export function NumberField({ number, state, leftOut, digits, enter }: NumberFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(enter);
  useLayoutEffect(() => {
    const { current: field } = input;
    if (!field?.value) return;
    typed.current({ text: field.value, isFinal: field !== document.activeElement });
  }, []);
  const { text } = number;
  const isTyped = state.kind === "typing";
  useEffect(() => {
    if (!isTyped || !mayBeWhole(text)) return;
    const timer = setTimeout(() => typed.current({ text, isFinal: true }), pause);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  const sample = ungrouped(digits).replace(/\D/g, "");
  const leave = () => enter({ ...number, isFinal: true });
  return (
    <Field.Root role="presentation" className="number-field" invalid={state.kind === "fault"}>
      <Field.Label>{t("product-demo:labels.gtin")}</Field.Label>
      <Input
        autoComplete="off"
        ref={input}
        inputMode="numeric"
        dir="ltr"
        placeholder={sample}
        aria-describedby={messageId}
        data-view="codes"
        value={number.text}
        onChange={(event) => enter({ text: event.target.value, isFinal: hasPasted(event) })}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && leave()}
      />
      <DigitBoxes
        digits={state.kind === "good" ? state.gtin : sample}
        isSample={number.text === ""}
        state={state.kind}
      />
      <NumberMessage id={messageId} state={state} leftOut={leftOut} />
    </Field.Root>
  );
}

const messageId = "product-demo-number";
