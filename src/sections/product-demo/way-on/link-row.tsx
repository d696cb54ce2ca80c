import { Button } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { gs1Resolver } from "../../../content/link-host";
import { applicationIdentifiers } from "../../../digital-link/identifiers";
import { type LinkPart, linkParts } from "../../../digital-link/uri";
import { Row } from "../rows";
import type { Codes } from "../use-codes";
import { useCopy } from "./use-copy";

interface LinkRowProps {
  /** Undefined while there is no right number. */
  codes: Codes | undefined;
  host: string;
}

/** What stands in place of a number that is not right yet. */
const open = (host: string): LinkPart[] => [
  { name: "domain", text: host },
  { name: "gtin", text: `/${applicationIdentifiers.gtin}/…` },
];

const codeOf = (name: LinkPart["name"]) =>
  name === "domain" ? "" : `${applicationIdentifiers[name]} `;

/**
 * The link in the code, each part of it over its plain meaning. In an element of its own it stays true
 * where a browser has translated the page, too.
 */
export function LinkRow({ codes, host }: LinkRowProps) {
  const { t } = useTranslation();
  const parts = codes ? linkParts(host, codes.identifiers) : open(host);
  const signs = parts.reduce((sum, { text }) => sum + text.length, 0);
  const { copy, how, line } = useCopy(codes?.uri ?? "");
  return (
    <Row opensWide id="link" className="link-row" title={t("product-demo:link.title")}>
      <p className="uri" dir="ltr" style={{ "--signs": signs } as CSSProperties}>
        {parts.map(({ name, text }) => (
          <span key={name} data-part={name}>
            <bdi>{text}</bdi>
            <small dir="auto">{codeOf(name) + t(`product-demo:parts.${name}`)}</small>
          </span>
        ))}
      </p>
      <div className="link-foot">
        <Button className="with-script" variant="outline" disabled={!codes} onClick={copy}>
          {t("product-demo:copy")}
        </Button>
        <p>{t(host === gs1Resolver ? "product-demo:link.noteGs1" : "product-demo:link.note")}</p>
        <p role="status">{how && t(`product-demo:${how}`)}</p>
        {how === "selected" && (
          <p ref={line} dir="ltr">
            {codes?.uri}
          </p>
        )}
      </div>
    </Row>
  );
}
