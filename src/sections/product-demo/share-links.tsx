import clsx from "clsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import * as styles from "./actions.module.css";
import { useCopy } from "./use-copy";

export interface ShareLinksProps {
  /** URL of the preview, and whether it contains everything that was entered. */
  preview: { address: string; isWhole: boolean };
  /** mailto: link of the email to the printer. */
  mail: string;
  /** Whether the code that opens the preview replaces the pack. */
  showsCode: boolean;
  onToggleCode: () => void;
}

/**
 * Renders the ways to share the preview: on a phone, by email, by the system's share sheet or as a copied
 * link.
 */
export function ShareLinks({ preview, mail, showsCode, onToggleCode }: ShareLinksProps) {
  const { address, isWhole } = preview;
  const { t } = useTranslation();
  const { copy, result, line } = useCopy(address);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  const share = async () => {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") await copy();
    }
  };
  const button = (className?: string) =>
    buttonClass({ variant: "outline", className: clsx(styles.button, styles.onInk, className) });
  return (
    <div className={clsx("with-script", styles.share)}>
      <button type="button" className={button(styles.onDesk)} onClick={onToggleCode}>
        {t(`product-demo:share.${showsCode ? "pack" : "phone"}`)}
      </button>
      <a className={button(styles.onPhone)} href={address} target="_blank" rel="noreferrer">
        {t("product-demo:share.phone")}
      </a>
      <a className={button()} href={mail}>
        {t("product-demo:share.mail")}
      </a>
      <button type="button" className={button()} onClick={canShare ? share : copy}>
        {t(`product-demo:share.${canShare ? "send" : "copy"}`)}
      </button>
      <p className={styles.status} role="status">
        {result && <span>{t(`product-demo:${result}`)}</span>}
        {!isWhole && <span>{t("product-demo:share.full")}</span>}
      </p>
      {result === "selected" && (
        <p className={styles.status} ref={line} dir="ltr">
          {address}
        </p>
      )}
    </div>
  );
}
