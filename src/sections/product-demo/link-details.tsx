import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { gs1Resolver } from "../../content/link-host";
import { applicationIdentifiers } from "../../digital-link/identifiers";
import { type LinkPart, linkParts } from "../../digital-link/uri";
import * as styles from "./actions.module.css";
import * as demo from "./product-demo.module.css";
import type { Codes } from "./use-codes";
import { useCopy } from "./use-copy";

/**
 * Renders the link in the code with the meaning of each segment.
 * @param codes undefined while the number is missing or invalid
 */
export function LinkDetails({ codes, host }: { codes: Codes | undefined; host: string }) {
  const { t } = useTranslation();
  const { copy, message } = useCopy(codes?.uri ?? "");
  const incomplete: LinkPart[] = [
    { name: "domain", text: host },
    { name: "gtin", text: "/01/…" },
  ];
  const segments = codes ? linkParts(host, codes.identifiers) : incomplete;
  return (
    <details className={clsx(demo.disclosure, styles.details)}>
      <summary className={demo.summary}>{t("product-demo:link.title")}</summary>
      <p className={styles.uri} dir="ltr">
        {segments.map(({ name, text }) => (
          <span key={name} className={styles.segment}>
            <bdi>{text}</bdi>
            <small className={styles.meaning} dir="auto">
              {(name === "domain" ? "" : `${applicationIdentifiers[name]} `) +
                t(`product-demo:parts.${name}`)}
            </small>
          </span>
        ))}
      </p>
      <div className={styles.foot}>
        <button
          type="button"
          className={clsx(
            "with-script",
            buttonClass({ variant: "outline", className: styles.onInk }),
          )}
          disabled={!codes}
          onClick={copy}
        >
          {t("product-demo:link.copy")}
        </button>
        <p>{t(`product-demo:link.${host === gs1Resolver ? "noteGs1" : "note"}`)}</p>
        {message}
      </div>
    </details>
  );
}
