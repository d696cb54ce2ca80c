import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross, Tick } from "../../components/art/icons";
import { buttonClass } from "../../components/button/button";
import { useSite } from "../../components/site-context";
import { dateText } from "../../content/format";
import { barcodeKind } from "../../digital-link/barcode";
import {
  applicationIdentifiers,
  dateNames,
  type Identifiers,
  isDateName,
  qualifiers,
} from "../../digital-link/identifiers";
import { isPast } from "../../draft/draft-date";
import * as styles from "./checkout-view.module.css";
import { Choice } from "./choice";
import * as demo from "./product-demo.module.css";

interface CheckoutViewProps {
  name: string;
  /** Undefined without a code. */
  identifiers: Identifiers | undefined;
  now: Date;
  /** Opens the fields for batch and date. */
  onAddDate: () => void;
}

/** Renders a checkout's display: the product, whether its date is past, and the code's contents. */
export function CheckoutView({ name, identifiers, now, onAddDate }: CheckoutViewProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  // Lets visitors preview what the checkout says after the date.
  const [isLater, setIsLater] = useState(false);
  const isCase = identifiers && !barcodeKind(identifiers.gtin);
  const dateName = isCase ? undefined : dateNames.find((each) => identifiers?.[each]);
  const isOver = dateName && isPast(identifiers?.[dateName] ?? "", now);
  const dateVerdict = isOver || isLater ? "past" : "inDate";
  const verdict = isCase ? "case" : dateName && dateVerdict;
  const names = (["gtin", ...qualifiers, ...dateNames] as const).filter(
    (each) => identifiers?.[each],
  );
  return (
    <div className={clsx(demo.card, styles.checkout)}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <div role="status">
        {verdict && (
          <p className={clsx(styles.verdict, verdict === "inDate" && styles.good)}>
            {verdict === "inDate" ? <Tick /> : <Cross />}
            <span key={verdict}>{t(`product-demo:checkout.${verdict}`)}</span>
          </p>
        )}
      </div>
      <h4 className={styles.heading}>{t("product-demo:checkout.contents")}</h4>
      {identifiers ? (
        <dl>
          {names.map((each) => (
            <div key={each} className={styles.row}>
              <dt className="muted">
                <b className={styles.code} dir="ltr">
                  {applicationIdentifiers[each]}
                </b>{" "}
                {t(`product-demo:parts.${each}`)}
              </dt>
              <dd className={styles.value}>
                {isDateName(each) ? (
                  <span>{dateText(identifiers[each] ?? "", now.getFullYear(), language)}</span>
                ) : (
                  <span dir="ltr">{identifiers[each]}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
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
            options={["today", "later"]}
            value={isLater ? "later" : "today"}
            labelOf={(day) => t(`product-demo:checkout.${day}`)}
            onSelect={(day) => setIsLater(day === "later")}
          />
        </div>
      )}
    </div>
  );
}
