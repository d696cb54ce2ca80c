import { Field, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { writtenText } from "../../../digital-link/written-text";

/** How wide a label may be here, in mm. */
export const widths = { least: 20, most: 90 };

interface WidthFieldProps {
  /** In mm. */
  label: number;
  setLabel: (label: number) => void;
}

/** The label's width, typed: it counts when it is a width that the bed has. */
export function WidthField({ label, setLabel }: WidthFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const enter = (text: string) => {
    setTyped(text);
    const width = Number(writtenText(text).replace(",", "."));
    if (width >= widths.least && width <= widths.most) setLabel(width);
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
