import { Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Entries } from "../entries";
import type { Judgement } from "../judge-entries";
import { useFaultText } from "./use-fault-text";

const names = ["batch", "serial"] as const;

interface BatchFieldsProps {
  entries: Entries;
  faults: Judgement["faults"];
  change: (part: Partial<Entries>) => void;
}

/** Lot and serial number. What cannot stand in a code is told, never dropped. */
export function BatchFields({ entries, faults, change }: BatchFieldsProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  return (
    <div className="pair">
      {names.map((name) => {
        const fault = faults[name];
        return (
          <Field.Root key={name} role="presentation" invalid={fault !== undefined}>
            <Field.Label>{t(`product-demo:labels.${name}`)}</Field.Label>
            <Input
              autoComplete="off"
              dir="ltr"
              data-view="codes"
              value={entries[name]}
              aria-describedby={`product-demo-${name}`}
              onChange={(event) => change({ [name]: event.target.value })}
            />
            <p className="fault" id={`product-demo-${name}`} role="status">
              {fault && faultText(fault)}
            </p>
          </Field.Root>
        );
      })}
      <p className="hint">{t("product-demo:batchHint")}</p>
    </div>
  );
}
