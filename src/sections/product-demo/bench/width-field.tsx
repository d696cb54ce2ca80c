import { Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { decimalSign } from "../../../content/format";
import { readNumber } from "../../../digital-link/written-text";
import { useSite } from "../../../hooks/use-site";

/** How wide a label is drawn, in mm: a wider one ends with the bed, a narrower one is not drawn so. */
export const widths = { least: 20, most: 90 };

/** How wide a label of a width is drawn, in mm. */
export const drawnWidth = (label: number) => Math.min(Math.max(label, widths.least), widths.most);

interface WidthFieldProps {
  /** As it is typed, or in mm as the edge was dragged. */
  text: string;
  /** Whether the text is a width. */
  isWidth: boolean;
  /** Takes what is typed, and the width that it means, if it means one. */
  enter: (text: string, width: number | undefined) => void;
}

/** The label's width, typed: any that is one counts, also where the bed ends before it. */
export function WidthField({ text, isWidth, enter }: WidthFieldProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Field.Root role="presentation" className="width-field" invalid={!isWidth}>
      <Field.Label>{t("product-demo:fit.width")}</Field.Label>
      <Input
        inputMode="decimal"
        dir="ltr"
        value={text}
        aria-describedby={messageId}
        onChange={({ target: { value } }) =>
          enter(value, readNumber(value, decimalSign(language)) || undefined)
        }
      />
      <p id={messageId} role="status">
        {!isWidth && t("product-demo:fit.number")}
      </p>
    </Field.Root>
  );
}

const messageId = "product-demo-width";
