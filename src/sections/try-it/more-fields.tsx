import { Button, Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../content/format";
import { expiryDay } from "../../digital-link/expiry";
import { useSite } from "../../hooks/use-site";
import { FieldNote } from "./field-note";
import { fieldNoteId } from "./field-note-id";
import type { useFields } from "./use-fields";
import { fieldEvents } from "./use-number-field";

const names = ["batch", "expiry", "serial"] as const;
const moreId = "try-it-more";

interface MoreFieldsProps {
  fields: ReturnType<typeof useFields>;
  /** A Digital Link that is right. */
  uri: string;
}

/** The fields that not everybody needs, behind a button. */
export function MoreFields({ fields, uri }: MoreFieldsProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { more, enterMore, isOpen, setOpen, verdict, yearNow } = fields;
  const expiry = verdict.identifiers?.expiry;
  const day = expiry && formatDate(expiryDay(expiry, yearNow), language);
  return (
    <>
      <Button
        variant="plain"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        {t("try-it:more")}
      </Button>
      <div className="more" id={moreId} hidden={!isOpen}>
        {names.map((name) => (
          <Field.Root key={name} role="presentation" invalid={verdict.faults[name] !== undefined}>
            <Field.Label>{t(`try-it:labels.${name}`)}</Field.Label>
            <Input
              name={name}
              inputMode={name === "expiry" ? "numeric" : undefined}
              autoComplete="off"
              dir="ltr"
              aria-describedby={fieldNoteId(name)}
              {...fieldEvents(more[name], (entered) => enterMore(name, entered))}
            />
            <FieldNote
              name={name}
              fault={verdict.faults[name]}
              note={name === "expiry" ? day : undefined}
              uri={uri}
            />
          </Field.Root>
        ))}
      </div>
    </>
  );
}
