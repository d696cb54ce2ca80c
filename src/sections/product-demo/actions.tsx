import clsx from "clsx";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../components/art/codes";
import { buttonClass } from "../../components/button/button";
import { SignUpLink, TrialTerms } from "../../components/sign-up";
import { qrSymbol } from "../../digital-link/qr-symbol";
import * as styles from "./actions.module.css";
import * as demo from "./product-demo.module.css";
import { useCopy } from "./use-copy";
import type { useShareLinks } from "./use-share-links";

interface ActionsProps {
  links: ReturnType<typeof useShareLinks>;
  /** Whether the code that opens the preview replaces the pack. */
  showsCode: boolean;
  onToggleCode: () => void;
}

export function Actions({ links, showsCode, onToggleCode }: ActionsProps) {
  const { address, isComplete, mail } = links;
  const { t } = useTranslation();
  const { copy, message } = useCopy(address);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  const share = () =>
    navigator.share({ url: address }).catch((error: Error) => {
      // AbortError: the visitor closed the share sheet.
      if (error.name !== "AbortError") void copy();
    });
  const button = (className?: string) =>
    buttonClass({ variant: "outline", className: clsx(styles.onInk, className) });
  return (
    <div className={styles.actions}>
      <div className={styles.next}>
        <p>{t("product-demo:next")}</p>
        <TrialTerms />
      </div>
      <SignUpLink className={styles.signUp}>{t("common:startTrial")}</SignUpLink>
      <div className={clsx("with-script", styles.share)}>
        <button type="button" className={button(styles.onDesk)} onClick={onToggleCode}>
          {t(`product-demo:share.${showsCode ? "pack" : "phone"}`)}
        </button>
        <a className={button(styles.onPhone)} href={address} target="_blank" rel="noreferrer">
          {t("product-demo:share.open")}
        </a>
        <a className={button()} href={mail}>
          {t("product-demo:share.mail")}
        </a>
        <button type="button" className={button()} onClick={canShare ? share : copy}>
          {t(`product-demo:share.${canShare ? "send" : "copy"}`)}
        </button>
        {message}
        <p role="status">{!isComplete && <span>{t("product-demo:share.full")}</span>}</p>
      </div>
    </div>
  );
}

/** Renders the code that opens the preview on the visitor's phone. It is not meant for packs. */
export function PreviewCode({ address }: { address: string }) {
  const { t } = useTranslation();
  const symbol = useMemo(() => qrSymbol(address), [address]);
  return (
    <div className={clsx(demo.card, styles.preview)}>
      <QrPicture
        className={styles.previewCode}
        symbol={symbol}
        name={t("product-demo:share.code")}
      />
      <p className={styles.previewText}>{t("product-demo:share.scan")}</p>
    </div>
  );
}
