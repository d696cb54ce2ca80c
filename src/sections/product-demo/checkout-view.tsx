import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross, Tick } from "../../components/art/icons";
import { buttonClass } from "../../components/button/button";
import { barcodeKind } from "../../digital-link/barcode";
import { dateNames, type Identifiers } from "../../digital-link/identifiers";
import * as styles from "./checkout-view.module.css";
import { Choice } from "./choice";
import { CodeContents } from "./code-contents";
import { isPast } from "./draft-date";
import * as demo from "./product-demo.module.css";

interface CheckoutViewProps {
  name: string;
  /** Undefined without a code. */
  identifiers: Identifiers | undefined;
  /** Opens the fields for batch and date. */
  onAddDate: () => void;
}

/** Renders a checkout's display: the product, whether its date is past, and the code's contents. */
export function CheckoutView({ name, identifiers, onAddDate }: CheckoutViewProps) {
  const { t } = useTranslation();
  // Lets visitors preview what the checkout says after the date.
  const [isLater, setIsLater] = useState(false);
  const isCase = identifiers && !barcodeKind(identifiers.gtin);
  const dateName = isCase ? undefined : dateNames.find((each) => identifiers?.[each]);
  const isOver = dateName && isPast(identifiers?.[dateName] ?? "", new Date());
  return (
    <div className={clsx(demo.card, styles.checkout)}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <div role="status">
        {isCase && <Verdict text={t("product-demo:checkout.case")} />}
        {dateName && <DateVerdict isPast={isOver || isLater} />}
      </div>
      <h4 className={styles.heading}>{t("product-demo:checkout.contents")}</h4>
      {identifiers ? (
        <CodeContents identifiers={identifiers} />
      ) : (
        <p>{t("product-demo:checkout.nothing")}</p>
      )}
      {!isCase && <p className={styles.more}>{t("product-demo:checkout.more")}</p>}
      {identifiers && !isCase && !dateName && (
        <button
          type="button"
          className={buttonClass({ variant: "plain", className: styles.add })}
          onClick={onAddDate}
        >
          {t("product-demo:checkout.addDate")}
        </button>
      )}
      {dateName && !isOver && (
        <div className={styles.day}>
          <Choice
            label={t("product-demo:views.checkout")}
            hidesLabel
            value={isLater ? "later" : "today"}
            options={(["today", "later"] as const).map((value) => ({
              value,
              label: t(`product-demo:checkout.${value}`),
            }))}
            onSelect={(value) => setIsLater(value === "later")}
          />
        </div>
      )}
    </div>
  );
}

function DateVerdict({ isPast: isOver }: { isPast: boolean }) {
  const { t } = useTranslation();
  return isOver ? (
    <Verdict text={t("product-demo:checkout.past")} />
  ) : (
    <Verdict isGood text={t("product-demo:checkout.inDate")} />
  );
}

function Verdict({ text, isGood }: { text: string; isGood?: boolean }) {
  return (
    <p className={isGood ? styles.good : styles.bad}>
      {isGood ? <Tick /> : <Cross />}
      <span key={text}>{text}</span>
    </p>
  );
}
