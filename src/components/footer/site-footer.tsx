import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../app/site-context";
import { formatYear } from "../../content/format";
import type { SocialLink } from "../../content/types";
import { languages } from "../../i18n/languages";
import { Logo } from "../header/logo";
import { LanguageLink, PageLink } from "../links";
import * as styles from "./footer.module.css";

export function SiteFooter() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const navigation = shell.navigationJson;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.panel}>
          <div className={clsx("screen-only", styles.brand)}>
            <Logo className={clsx(styles.link, styles.logo)} />
            <p className={styles.tagline}>{t("common:footer.tagline")}</p>
            <SocialLinks />
          </div>
          <FooterList
            id="quick-links"
            heading={t("common:footer.quickLinks")}
            className={styles.cell}
          >
            {navigation.main.map((id) => (
              <li key={id} className={styles.item}>
                <PageLink to={`/#${id}`} className={clsx(styles.entry, styles.link)}>
                  {t(`common:nav.${id}`)}
                </PageLink>
              </li>
            ))}
          </FooterList>
          <FooterList
            id="resources"
            heading={t("common:footer.resources")}
            className={styles.resources}
          >
            {shell.siteJson.resources.map(({ id, url }) => (
              <li key={id} className={styles.item}>
                <ResourceLink url={url}>{t(`common:footer.${id}`)}</ResourceLink>
              </li>
            ))}
          </FooterList>
          <FooterList
            id="legal"
            heading={t("common:footer.legal")}
            className={styles.legal}
            listClassName={styles.legalList}
          >
            {navigation.legal.map(({ id }) => (
              <li key={id} className={styles.legalItem}>
                <PageLink to={`/${id}`} className={clsx(styles.entry, styles.link)}>
                  {t(`common:footer.${id}`)}
                </PageLink>
              </li>
            ))}
          </FooterList>
          <FooterList
            id="languages"
            heading={t("common:language.heading")}
            className={styles.languages}
            listClassName={styles.languageList}
          >
            {languages.map((each) => (
              <li key={each.code} className={styles.languageItem}>
                <LanguageLink to={each} className={styles.languageLink} />
              </li>
            ))}
          </FooterList>
          <Copyright />
        </div>
      </div>
    </footer>
  );
}

/** SVG path data (24 × 24) of each icon, by the ids of `social` in data/site.json. */
const socialGlyphs: Record<string, string> = {
  linkedin:
    "M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.2 0 4.5 1.9 4.5 5.1V20h-4v-5.5c0-1.5-.4-2.6-1.9-2.6S14 13 14 14.5V20h-4z",
  x: "M3 3.5h5.6l4.1 5.7 4.8-5.7h2.3l-6 7.2 7 9.8h-5.6l-4.5-6.3-5.3 6.3H3.1l6.5-7.8zM6.1 5.1 16 18.9h1.9L8 5.1z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
  youtube:
    "M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.5-3.2z",
} satisfies Record<SocialLink["id"], string>;

/** Renders the social networks as named icons; only those with a target in site.json are links. */
function SocialLinks() {
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

interface FooterListProps {
  id: string;
  heading: string;
  className: string;
  listClassName?: string;
  children: ReactNode;
}

function FooterList({ id, heading, className, listClassName, children }: FooterListProps) {
  return (
    <nav id={id} className={clsx("screen-only", className)} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ul className={listClassName}>{children}</ul>
    </nav>
  );
}

function ResourceLink({ url, children }: { url: string | null; children: string }) {
  if (!url) return <span className={styles.entry}>{children}</span>;
  const link = { className: clsx(styles.entry, styles.link), children };
  return url.startsWith("/") ? <PageLink to={url} {...link} /> : <a href={url} {...link} />;
}

/**
 * Renders the copyright line, with the year in the digits of the page's language, and the trademark owners.
 * The prerendered page shows the year of the last change to the site; after hydration it shows the visitor's
 * year. The build formats the former, because creating the first Intl.NumberFormat takes 90 ms on a slow
 * phone.
 */
function Copyright() {
  const { t } = useTranslation();
  const { language, shell } = useSite();
  const { updated, updatedYear } = shell.siteJson;
  const [year, setYear] = useState(updatedYear);
  useEffect(() => {
    const now = new Date().getFullYear();
    if (now !== Number(updated.slice(0, 4))) setYear(formatYear(now, language));
  }, [language, updated]);
  return (
    <div className={styles.copyright}>
      <p>{t("common:footer.copyright", { year })}</p>
      <p>{t("common:footer.trademarks")}</p>
    </div>
  );
}
