import { Field, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { writtenText } from "../../../digital-link/written-text";

/** How wide a label is drawn, in mm: a wider one ends with the bed, a narrower one is not drawn so. */
export const widths = { least: 20, most: 90 };

/** How wide a label of a width is drawn, in mm. */
export const drawnWidth = (label: number) => Math.min(Math.max(label, widths.least), widths.most);

interface WidthFieldProps {
  /** In mm. */
  label: number;
  setLabel: (label: number) => void;
}

/** The label's width, typed: any that is one counts, also where the bed ends before it. */
export function WidthField({ label, setLabel }: WidthFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const enter = (text: string) => {
    setTyped(text);
    const width = Number(writtenText(text).replace(",", "."));
    if (width > 0 && Number.isFinite(width)) setLabel(width);
  };
  return (
    <Field.Root role="presentation" className="width-field">
      <Field.Label>{t("try-it:fit.width")}</Field.Label>
      <Input
        inputMode="decimal"
        dir="ltr"
        value={typed ?? String(label)}
        onChange={(event) => enter(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field.Root>
  );
}
