import clsx from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../button/button";
import * as styles from "./notices.module.css";

/** States that there are no notices for the batch, or for the product if the page has no batch. */
export function NoNotices({ hasBatch }: { hasBatch: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.notice}>{t(hasBatch ? "product:notices" : "product:productNotices")}</p>
  );
}

/**
 * Adds a button that replaces the statement with a sample recall notice, which screen readers announce once.
 */
export function Notices({ hasBatch }: { hasBatch: boolean }) {
  const { t } = useTranslation();
  const [isRecalled, setIsRecalled] = useState(false);
  return (
    <>
      <div role="status">
        {isRecalled ? (
          <div className={styles.recall}>
            <p className={styles.recallSample}>{t("product:recall.sample")}</p>
            <p className={styles.recallHeading}>{t("product:recall.title")}</p>
            <p>{t("product:recall.todo")}</p>
            <p>{t("product:recall.from")}</p>
          </div>
        ) : (
          <NoNotices hasBatch={hasBatch} />
        )}
      </div>
      <button
        type="button"
        className={clsx(
          "with-script screen-only",
          buttonClass({ variant: "plain" }),
          styles.recallButton,
        )}
        onClick={() => setIsRecalled(!isRecalled)}
      >
        {t(isRecalled ? "product:recall.hide" : "product:recall.show")}
      </button>
    </>
  );
}
