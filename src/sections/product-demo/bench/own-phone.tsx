import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../../components/art/qr-picture";
import { qrSymbol } from "../../../digital-link/qr-symbol";
import type { PageProduct } from "../../../draft/fragment";
import { Share } from "../way-on/share";
import { usePreviewAddress } from "../way-on/use-preview-address";

/** The anchor of the code for the visitor's phone. */
export const ownPhoneId = "own-phone";

/** A code that opens a preview of the page on the visitor's phone. It is no code for packs. */
export function OwnPhone({ product }: { product: PageProduct }) {
  const { t } = useTranslation();
  const { address, isWhole } = usePreviewAddress(product);
  const symbol = useMemo(() => address && qrSymbol(address), [address]);
  return (
    <div className="own-phone with-script" id={ownPhoneId}>
      <h3>{t("product-demo:own.title")}</h3>
      <div className="own-code">
        <div>{symbol && <QrPicture symbol={symbol} name={t("product-demo:own.code")} />}</div>
        <b>{t("product-demo:own.badge")}</b>
      </div>
      <p>{t("product-demo:own.scan")}</p>
      <Share product={product} />
      <p role="status">{isWhole === false && t("product-demo:own.full")}</p>
    </div>
  );
}
