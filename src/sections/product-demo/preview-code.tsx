import clsx from "clsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../components/art/codes";
import { qrSymbol } from "../../digital-link/qr-symbol";
import * as styles from "./preview-code.module.css";
import * as demo from "./product-demo.module.css";

/** Renders the code that opens the preview on the visitor's phone. It is not meant for packs. */
export function PreviewCode({ address }: { address: string }) {
  const { t } = useTranslation();
  const qrCode = useMemo(() => qrSymbol(address), [address]);
  return (
    <div className={clsx(demo.card, styles.preview)}>
      <div className={styles.code}>
        <QrPicture symbol={qrCode} name={t("product-demo:share.code")} />
      </div>
      <p className={styles.text}>{t("product-demo:share.scan")}</p>
    </div>
  );
}
