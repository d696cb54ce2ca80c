import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/sign-up-link";
import { digitalLinkUri } from "../../digital-link/uri";
import { CodeFigure } from "./code-figure";
import { LinkText } from "./link-text";
import type { TryItProps } from "./try-it";

/** The example as the build made it; its code is a picture, which weighs nothing before it is near. */
export function Example({ example: { host, gtin, size, file } }: TryItProps) {
  const { t } = useTranslation();
  const identifiers = useMemo(() => ({ gtin }), [gtin]);
  const name = t("landing:questions.qrAlt", { uri: digitalLinkUri(host, identifiers) });
  return (
    <>
      <CodeFigure identifiers={identifiers} size={size}>
        <img className="symbol" src={file} alt={name} width="200" height="200" loading="lazy" />
      </CodeFigure>
      <LinkText host={host} identifiers={identifiers} />
      <p>{t("try-it:note", { value: new URL(host).host })}</p>
      <div>
        <SignUpLink className="sign-up">{t("try-it:signUp")}</SignUpLink>
      </div>
    </>
  );
}
