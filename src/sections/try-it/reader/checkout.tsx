import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross, Tick } from "../../../components/art/signs";
import { dateText } from "../../../components/own-page/date-text";
import type { OwnProduct } from "../../../components/own-page/fragment";
import {
  applicationIdentifiers,
  dateNames,
  type Identifiers,
  isDateName,
  qualifiers,
} from "../../../digital-link/identifiers";
import { useSite } from "../../../hooks/use-site";
import { isPast } from "../is-past";
import { openRow } from "../rows";

const inOrder = ["gtin", ...qualifiers, ...dateNames] as const;

interface CheckoutProps {
  product: OwnProduct;
  identifiers: Identifiers | undefined;
}

/** A till's display: the product, and what the code holds. */
export function Checkout({ product, identifiers }: CheckoutProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const now = new Date();
  const date = identifiers && product.date;
  // What the checkout says on a later day can be tried before that day.
  const [isLater, setLater] = useState(false);
  const isOver = date && isPast(date.value, now);
  const past = isOver || isLater;
  const rows = identifiers ? inOrder.filter((name) => identifiers[name]) : [];
  const written = (name: (typeof inOrder)[number]) => {
    const value = identifiers?.[name] ?? "";
    return isDateName(name) ? dateText(value, now.getFullYear(), language) : value;
  };
  return (
    <div className="till">
      <p className="display" dir="auto">
        {product.name || t("try-it:pack.unnamed")}
      </p>
      <p className="verdict" data-past={date && past ? "" : undefined}>
        {date && (
          <>
            {past ? <Cross /> : <Tick />}
            <span>{t(past ? "try-it:readers.past" : "try-it:readers.inDate")}</span>
          </>
        )}
      </p>
      <h4>{t("try-it:readers.holds")}</h4>
      {rows.length > 0 ? (
        <dl>
          {rows.map((name) => (
            <div key={name}>
              <dt>
                <b dir="ltr">{applicationIdentifiers[name]}</b> {t(`try-it:parts.${name}`)}
              </dt>
              <dd>
                <bdi dir={isDateName(name) ? undefined : "ltr"}>{written(name)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t("try-it:readers.nothing")}</p>
      )}
      {identifiers && !date && (
        <Button variant="plain" onClick={() => openRow("more")}>
          {t("try-it:readers.addDate")}
        </Button>
      )}
      {date && !isOver && (
        <Button variant="plain" aria-pressed={isLater} onClick={() => setLater(!isLater)}>
          {t("try-it:readers.later")}
        </Button>
      )}
    </div>
  );
}
