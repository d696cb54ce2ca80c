import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import * as styles from "./footer.module.css";
import { socialGlyphs } from "./social-glyphs";

/** Renders the social networks as named icons; only those with a target in site.json are links. */
export function SocialLinks() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <ul className={styles.social} aria-label={t("common:footer.social")}>
      {shell.siteJson.social.map(({ id, name, url }) => {
        const glyph = (
          <svg className={styles.socialIcon} viewBox="0 0 24 24" aria-hidden="true">
            <path fillRule="evenodd" d={socialGlyphs[id]} />
          </svg>
        );
        return (
          <li key={id}>
            {url ? (
              <a href={url} className={styles.socialLink} aria-label={name}>
                {glyph}
              </a>
            ) : (
              <span className={styles.socialLink} role="img" aria-label={name}>
                {glyph}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
