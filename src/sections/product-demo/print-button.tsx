import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import * as fields from "./fields.module.css";
import * as styles from "./label-fit.module.css";
import { TestSheet } from "./test-sheet";
import type { Codes } from "./use-codes";
import { usePrinting } from "./use-printing";

interface PrintButtonProps {
  codes: Codes;
  isDisabled: boolean;
  name: string;
}

export function PrintButton({ codes, isDisabled, name }: PrintButtonProps) {
  const { t } = useTranslation();
  const { isPrinting, isUnable, print } = usePrinting();
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: "outline", className: styles.button })}
        disabled={isDisabled}
        onClick={print}
      >
        {t("product-demo:sheet.print")}
      </button>
      {isUnable && (
        <p className={fields.fault} role="alert">
          {t("product-demo:sheet.unable")}
        </p>
      )}
      {isPrinting && <TestSheet codes={codes} name={name} />}
    </>
  );
}
