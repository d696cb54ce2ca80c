import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Row } from "../rows";
import type { Codes } from "../use-codes";
import { TestSheet } from "./test-sheet";
import { usePrinting } from "./use-printing";

interface SheetRowProps {
  codes: Codes;
  isStale: boolean;
  name: string;
}

/** A sheet with the codes in their true sizes, to try with a phone and a scanner. */
export function SheetRow({ codes, isStale, name }: SheetRowProps) {
  const { t } = useTranslation();
  const { isPrinting, isUnable, print } = usePrinting();
  return (
    <Row
      opensWide
      id="sheet"
      className="sheet-row with-script"
      title={t("product-demo:sheet.title")}
    >
      <p>{t("product-demo:sheet.text")}</p>
      <Button className="with-script" variant="outline" disabled={isStale} onClick={print}>
        {t("product-demo:sheet.print")}
      </Button>
      {isUnable && <p role="alert">{t("product-demo:sheet.unable")}</p>}
      {isPrinting && <TestSheet codes={codes} name={name} />}
    </Row>
  );
}
