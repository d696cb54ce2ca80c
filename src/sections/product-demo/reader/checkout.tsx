import { Button, ClientOnly } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { barcodeKind } from "../../../digital-link/barcode";
import type { Identifiers } from "../../../digital-link/identifiers";
import type { PageProduct } from "../../../draft/fragment";
import { Choice } from "../choice";
import { isPast } from "../is-past";
import { openRow } from "../rows";
import { HeldRows } from "./held-rows";
import { Verdict } from "./verdict";

interface CheckoutProps {
  product: PageProduct;
  identifiers: Identifiers | undefined;
}

/** A till's display: the product, and what the code holds. */
export function Checkout({ product, identifiers }: CheckoutProps) {
  const { t } = useTranslation();
  // Checkouts read no case's number, whatever its date.
  const isCase = identifiers && !barcodeKind(identifiers.gtin);
  const isRead = identifiers && !isCase;
  const date = isRead ? product.date : undefined;
  // What the checkout says on a later day can be tried before that day.
  const [isLater, setLater] = useState(false);
  const isOver = date && isPast(date.value, new Date());
  const inDate = isOver || isLater ? "readers.past" : "readers.inDate";
  return (
    <div className="till">
      <p className="display" dir="auto">
        {product.name || t("product-demo:pack.unnamed")}
      </p>
      <Verdict says={isCase ? "pack.case" : date && inDate} />
      <h4>{t("product-demo:readers.holds")}</h4>
      {identifiers ? (
        <HeldRows identifiers={identifiers} />
      ) : (
        <p>{t("product-demo:readers.nothing")}</p>
      )}
      {!isCase && <p className="more">{t("product-demo:readers.more")}</p>}
      {isRead && !date && (
        <Button variant="plain" className="to-add" onClick={() => openRow("more")}>
          {t("product-demo:readers.addDate")}
        </Button>
      )}
      {/* The built page has no switch, which would do nothing without scripts. */}
      {date && !isOver && (
        <ClientOnly>
          <Choice
            label={t("product-demo:readers.checkout")}
            value={isLater ? "later" : "today"}
            options={(["today", "later"] as const).map((value) => ({
              value,
              label: t(`product-demo:readers.${value}`),
            }))}
            pick={(value) => setLater(value === "later")}
            className="day"
          />
        </ClientOnly>
      )}
    </div>
  );
}
