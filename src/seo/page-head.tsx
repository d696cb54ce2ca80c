import { languageByCode, languages } from "../i18n/languages";
import { defaultLanguage, localePath } from "../i18n/paths";
import { colors } from "../theme/colors";

interface PageHeadProps {
  language: string;
  siteUrl: string;
  title: string;
  description?: string;
  /** Without language prefix; null for pages that are not to be found (404). */
  path: string | null;
}

/**
 * Built pages have `lang` and `dir` from the build (src/app/head-tags.tsx): Gatsby takes those that
 * a Head sets away for some frames of every navigation, and an Arabic page jumps.
 */
const isDevelopment = process.env.NODE_ENV !== "production";

/** The document's language, title and addresses. */
export function PageHead({ language, siteUrl, title, description, path }: PageHeadProps) {
  const { htmlLang, dir } = languageByCode(language);
  const url = (code: string) => siteUrl.replace(/\/$/, "") + localePath(code, path ?? "/");
  return (
    <>
      {isDevelopment && <html lang={htmlLang} dir={dir} />}
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="theme-color" content={colors.paper} />
      <link rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />
      {path === null && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={url(language)} />
          {languages.map(({ code, hreflang }) => (
            <link key={code} rel="alternate" hrefLang={hreflang} href={url(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
        </>
      )}
    </>
  );
}
