import { Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { readNumber } from "../../digital-link/written-text";
import * as styles from "./fields.module.css";

interface WidthFieldProps {
  text: string;
  isWidth: boolean;
  /** `width` is undefined if the text is not a valid width. */
  onType: (text: string, width: number | undefined) => void;
}

/** Renders the field for the label's width in millimetres. Accepts widths beyond the range of the drawing. */
export function WidthField({ text, isWidth, onType }: WidthFieldProps) {
  const { t } = useTranslation();
  return (
    <Field.Root flex="none" w="104px" role="presentation" invalid={!isWidth}>
      <Field.Label>{t("product-demo:fit.width")}</Field.Label>
      <Input
        size="sm"
        inputMode="decimal"
        dir="ltr"
        value={text}
        aria-describedby={messageId}
        onChange={({ target: { value } }) => onType(value, readNumber(value) || undefined)}
      />
      <p id={messageId} className={styles.fault} role="status">
        {!isWidth && t("product-demo:fit.number")}
      </p>
    </Field.Root>
  );
}

const messageId = "product-demo-width";
