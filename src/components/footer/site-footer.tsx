import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatYear } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { Logo } from "../header/main-navigation";
import { LanguageLink, PageLink } from "../links";
import * as styles from "./footer.module.css";
import { SocialLinks } from "./social-links";

/** Renders the footer of every page: links, languages, trademarks and year. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const navigation = shell.navigationJson;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.panel}>
          <div className={styles.brand}>
            <Logo size={44} className={clsx(styles.link, styles.logo)} />
            <p className={styles.tagline}>{t("common:footer.tagline")}</p>
            <SocialLinks />
          </div>
          <FooterList
            id="quick-links"
            heading={t("common:footer.quickLinks")}
            className={styles.cell}
          >
            {navigation.main.map(({ id, anchor }) => (
              <li key={id} className={styles.item}>
                <PageLink to={`/#${anchor}`} className={styles.listLink}>
                  {t(`common:nav.${id}`)}
                </PageLink>
              </li>
            ))}
          </FooterList>
          <Resources />
          <FooterList
            id="legal"
            heading={t("common:footer.legal")}
            className={styles.legal}
            listClassName={styles.legalList}
          >
            {navigation.legal.map(({ id, path }) => (
              <li key={id} className={styles.legalItem}>
                <PageLink to={path} className={styles.listLink}>
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

interface FooterListProps {
  id: string;
  heading: string;
  className: string;
  listClassName?: string;
  children: ReactNode;
}

/** Renders one column of the footer as a navigation landmark, named by its heading. */
function FooterList({ id, heading, className, listClassName, children }: FooterListProps) {
  return (
    <nav id={id} className={className} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ul className={listClassName}>{children}</ul>
    </nav>
  );
}

/** Lists tutorials, blog and support as links, or as plain text if site.json has no target for them. */
function Resources() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <div className={styles.resources}>
      <h2 className={styles.heading}>{t("common:footer.resources")}</h2>
      <ul>
        {shell.siteJson.resources.map(({ id, url }) => (
          <li key={id} className={styles.item}>
            <ResourceLink url={url}>{t(`common:footer.${id}`)}</ResourceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResourceLink({ url, children }: { url: string | null; children: string }) {
  if (!url) return <span className={styles.entry}>{children}</span>;
  const link = { className: styles.listLink, children };
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
