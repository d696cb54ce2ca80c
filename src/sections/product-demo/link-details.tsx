import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { gs1Resolver } from "../../content/link-host";
import { applicationIdentifiers } from "../../digital-link/identifiers";
import { type LinkPart, linkParts } from "../../digital-link/uri";
import * as actions from "./actions.module.css";
import { Disclosure } from "./disclosure";
import * as styles from "./link-details.module.css";
import type { Codes } from "./use-codes";
import { useCopy } from "./use-copy";

interface LinkDetailsProps {
  /** Undefined while the number is missing or invalid. */
  codes: Codes | undefined;
  host: string;
}

/** Placeholder link while there is no number. */
const incomplete = (host: string): LinkPart[] => [
  { name: "domain", text: host },
  { name: "gtin", text: `/${applicationIdentifiers.gtin}/…` },
];

const codeOf = (name: LinkPart["name"]) =>
  name === "domain" ? "" : `${applicationIdentifiers[name]} `;

/** Renders the link in the code with the meaning of each segment. */
export function LinkDetails({ codes, host }: LinkDetailsProps) {
  const { t } = useTranslation();
  const { copy, result, line } = useCopy(codes?.uri ?? "");
  const segments = codes ? linkParts(host, codes.identifiers) : incomplete(host);
  return (
    <Disclosure className={styles.details} title={t("product-demo:link.title")}>
      <p className={styles.uri} dir="ltr">
        {segments.map(({ name, text }) => (
          <span key={name} className={styles.segment}>
            <bdi>{text}</bdi>
            <small className={styles.meaning} dir="auto">
              {codeOf(name) + t(`product-demo:parts.${name}`)}
            </small>
          </span>
        ))}
      </p>
      <div className={styles.foot}>
        <button
          type="button"
          className={buttonClass({ variant: "outline", className: `with-script ${actions.onInk}` })}
          disabled={!codes}
          onClick={copy}
        >
          {t("product-demo:link.copy")}
        </button>
        <p>{t(`product-demo:link.${host === gs1Resolver ? "noteGs1" : "note"}`)}</p>
        <p role="status">{result && <span>{t(`product-demo:${result}`)}</span>}</p>
        {result === "selected" && (
          <p ref={line} dir="ltr">
            {codes?.uri}
          </p>
        )}
      </div>
    </Disclosure>
  );
}
