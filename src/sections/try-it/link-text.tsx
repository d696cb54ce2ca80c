import { type RefObject, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { applicationIdentifiers, type Identifiers } from "../../digital-link/identifiers";
import { type LinkPart, linkParts } from "../../digital-link/uri";

interface LinkTextProps {
  host: string;
  identifiers: Identifiers;
  /** Gets the element whose text, without what explains it, is the link. */
  line?: RefObject<HTMLParagraphElement>;
}

const codeOf = (name: LinkPart["name"]) =>
  name === "domain" ? "" : `${applicationIdentifiers[name]} `;

/** A Digital Link, each part of it over its plain meaning. */
export function LinkText({ host, identifiers, line }: LinkTextProps) {
  const { t } = useTranslation();
  const parts = useMemo(() => linkParts(host, identifiers), [host, identifiers]);
  return (
    <p className="uri" dir="ltr" ref={line}>
      {parts.map(({ name, text }) => (
        <span key={name} data-part={name}>
          {text}
          <small>{codeOf(name) + t(`try-it:parts.${name}`)}</small>
        </span>
      ))}
    </p>
  );
}
