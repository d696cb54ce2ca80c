import { Button, Field, Input } from "@chakra-ui/react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nameLength } from "../../../draft/draft";
import { graphemes } from "../../../draft/plain-text";
import { nameSize } from "../name-size";
import { useFaultText } from "./use-fault-text";

interface NameFieldProps {
  name: string;
  /** The name of what is shown, which the empty field suggests. */
  example: string;
  enter: (name: string) => void;
  fillExample: () => void;
}

/** The product's name. What was typed before the script was there is what it begins with. */
export function NameField({ name, example, enter, fillExample }: NameFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { length } = graphemes(name.trim());
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(enter);
  useLayoutEffect(() => {
    if (input.current?.value) typed.current(input.current.value);
  }, []);
  return (
    <Field.Root role="presentation" className="name-field">
      <Field.Label>{t("product-demo:labels.name")}</Field.Label>
      <Button variant="plain" onClick={fillExample}>
        {t("product-demo:example")}
      </Button>
      <Input
        autoComplete="off"
        ref={input}
        dir={name ? "auto" : undefined}
        placeholder={example}
        enterKeyHint="next"
        data-view="name"
        value={name}
        onChange={(event) => enter(event.target.value)}
      />
      <Field.HelperText role="status" data-fault={length > nameLength ? "" : undefined}>
        {length > nameLength
          ? faultText({ kind: "tooLong", count: length, limit: nameLength })
          : nameSize(name).isCut && t("product-demo:nameLong")}
      </Field.HelperText>
    </Field.Root>
  );
}
