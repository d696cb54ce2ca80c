import { languageByCode, languages } from "../i18n/languages";
import { defaultLanguage, localePath } from "../i18n/paths";

interface PageHeadProps {
  language: string;
  siteUrl: string;
  title: string;
  description?: string;
  /** Without language prefix; null for pages that are not to be found (404). */
  path: string | null;
}

/** The document's language, title and addresses. */
export function PageHead({ language, siteUrl, title, description, path }: PageHeadProps) {
  const { htmlLang, dir } = languageByCode(language);
  const url = (code: string) => siteUrl.replace(/\/$/, "") + localePath(code, path ?? "/");
  return (
    <>
      <html lang={htmlLang} dir={dir} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="theme-color" content="#F3EFE5" />
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
