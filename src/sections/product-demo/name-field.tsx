import { Field, Input } from "@chakra-ui/react";
import clsx from "clsx";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { changeDraft, nameLength } from "../../draft/draft";
import { graphemes } from "../../draft/plain-text";
import * as styles from "./fields.module.css";
import { useFaultText } from "./use-fault-text";

interface NameFieldProps {
  name: string;
  /** Name of the demo product. */
  placeholder: string;
}

export function NameField({ name, placeholder }: NameFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  // Takes over text that was typed before hydration.
  useLayoutEffect(() => {
    if (input.current?.value) changeDraft({ name: input.current.value });
  }, []);
  const { length } = graphemes(name.trim());
  const isTooLong = length > nameLength;
  return (
    <Field.Root flex="none" role="presentation" className={styles.name} invalid={isTooLong}>
      <Field.Label>{t("product-demo:labels.name")}</Field.Label>
      <Input
        size="lg"
        ref={input}
        autoComplete="off"
        dir={name ? "auto" : undefined}
        placeholder={placeholder}
        enterKeyHint="next"
        value={name}
        aria-describedby={messageId}
        onChange={(event) => changeDraft({ name: event.target.value })}
      />
      <p id={messageId} className={clsx(styles.fault, styles.nameFault)} role="status">
        {isTooLong && faultText({ kind: "tooLong", count: length, limit: nameLength })}
      </p>
    </Field.Root>
  );
}

const messageId = "product-demo-name";
