import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { socialGlyphs } from "../art/social-glyphs";

function Glyph({ id, name }: { id: string; name: string }) {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={name}>
      <path fillRule="evenodd" d={socialGlyphs[id]} />
    </svg>
  );
}

/** Icons with names; links only where site.json has a target, never a link that goes nowhere. */
export function SocialLinks() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <ul className="social" aria-label={t("common:footer.social")}>
      {shell.siteJson?.social.map(({ id, name, url }) => (
        <li key={id}>
          {url ? (
            <a href={url}>
              <Glyph id={id} name={name} />
            </a>
          ) : (
            <span>
              <Glyph id={id} name={name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
