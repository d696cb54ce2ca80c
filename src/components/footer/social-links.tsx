import { useTranslation } from "react-i18next";
import { useSite } from "../../app/site-context";
import * as styles from "./footer.module.css";

/** SVG path data (24 × 24) of each icon, by the ids of `social` in data/site.json. */
const socialGlyphs: Record<Queries.SocialLinkId, string> = {
  linkedin:
    "M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.2 0 4.5 1.9 4.5 5.1V20h-4v-5.5c0-1.5-.4-2.6-1.9-2.6S14 13 14 14.5V20h-4z",
  x: "M3 3.5h5.6l4.1 5.7 4.8-5.7h2.3l-6 7.2 7 9.8h-5.6l-4.5-6.3-5.3 6.3H3.1l6.5-7.8zM6.1 5.1 16 18.9h1.9L8 5.1z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
  youtube:
    "M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.5-3.2z",
};

/** Renders the social networks as named icons; only those with a target in site.json are links. */
export function SocialLinks() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <ul className={styles.social} aria-label={t("common:footer.social")}>
      {shell.siteJson.social.map(({ id, name, url }) => {
        const Entry = url ? "a" : "span";
        return (
          <li key={id}>
            <Entry className={styles.socialLink} href={url ?? undefined}>
              <svg width="24" viewBox="0 0 24 24" fill="currentColor" role="img" aria-label={name}>
                <path fillRule="evenodd" d={socialGlyphs[id]} />
              </svg>
            </Entry>
          </li>
        );
      })}
    </ul>
  );
}
