import { useTranslation } from "react-i18next";
import { formatNumber } from "../../content/format";
import type { Fault } from "../../digital-link/fault";
import type { IdentifierName } from "../../digital-link/identifiers";
import { useSite } from "../../hooks/use-site";
import { faultValues } from "./fault-values";
import { fieldNoteId } from "./field-note-id";

interface FieldNoteProps {
  name: IdentifierName;
  fault: Fault | undefined;
  /** What to remark on where nothing is wrong. */
  note?: string | undefined;
  /** A Digital Link that is right. */
  uri: string;
}

/** What is wrong with a field, or to be remarked on: a sentence, read out when it appears. */
export function FieldNote({ name, fault, note, uri }: FieldNoteProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const count = (number: number) => formatNumber(number, language);
  return (
    <p
      className="field-note"
      id={fieldNoteId(name)}
      role="status"
      data-note={fault ? undefined : ""}
    >
      {fault ? t(`try-it:faults.${fault.kind}`, faultValues(fault, uri, count)) : note}
    </p>
  );
}
