import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatYear } from "../../content/format";
import { languages } from "../../i18n/languages";
import { SocialIcon } from "../art/icons";
import { Logo } from "../header/logo";
import { LanguageLink, PageLink } from "../links";
import { useSite } from "../site-context";
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
              <SocialIcon network={id} name={name} />
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
