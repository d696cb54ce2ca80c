import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../../components/art/qr-picture";
import type { OwnProduct } from "../../../components/own-page/fragment";
import { qrSymbol } from "../../../digital-link/qr-symbol";
import { Share } from "../way-on/share";
import { usePreviewAddress } from "../way-on/use-preview-address";

/** The anchor of the code for the visitor's phone. */
export const ownPhoneId = "own-phone";

/** A code that opens a preview of the page on the visitor's phone. It is no code for packs. */
export function OwnPhone({ product }: { product: OwnProduct }) {
  const { t } = useTranslation();
  const { address, isWhole } = usePreviewAddress(product);
  const symbol = useMemo(() => address && qrSymbol(address), [address]);
  return (
    <div className="own-phone with-script" id={ownPhoneId}>
      <h3>{t("try-it:own.title")}</h3>
      <div className="own-code">
        <div>{symbol && <QrPicture symbol={symbol} name={t("try-it:own.code")} />}</div>
        <b>{t("try-it:own.badge")}</b>
      </div>
      <p>{t("try-it:own.scan")}</p>
      <Share product={product} />
      <p role="status">{isWhole === false && t("try-it:own.full")}</p>
    </div>
  );
}
