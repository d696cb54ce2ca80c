import { languageByCode, languages } from "../i18n/languages";
import { absoluteUrl, defaultLanguage, localePath } from "../i18n/paths";
import { colors } from "../theme/colors";
import { icons, webManifestPath } from "./icons";
import { SocialTags } from "./social-tags";

/** What a page says of itself. */
export interface PageFacts {
  language: string;
  siteUrl: string;
  brand: string;
  title: string;
  description?: string | undefined;
  /** What the social picture says. */
  pictureText: string;
}

interface PageHeadProps extends PageFacts {
  /** Without language prefix; null for pages that are not to be found (404). */
  path: string | null;
}

/**
 * Built pages have `lang` and `dir` from the build (src/app/head-tags.tsx): Gatsby takes those that
 * a Head sets away for some frames of every navigation, and an Arabic page jumps.
 */
const isDevelopment = process.env.NODE_ENV !== "production";

/** The document's language, title, addresses and icons, and what a shared link shows. */
export function PageHead({ path, ...facts }: PageHeadProps) {
  const { language, siteUrl, title, description } = facts;
  const { htmlLang, dir } = languageByCode(language);
  const url = (code: string) => absoluteUrl(siteUrl, localePath(code, path ?? "/"));
  return (
    <>
      {isDevelopment && <html lang={htmlLang} dir={dir} />}
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="theme-color" content={colors.paper} />
      <link rel="icon" href={`${__PATH_PREFIX__}${icons.small}`} sizes="32x32" />
      <link rel="icon" href={`${__PATH_PREFIX__}${icons.vector}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${__PATH_PREFIX__}${icons.apple}`} />
      <link rel="manifest" href={`${__PATH_PREFIX__}${webManifestPath}`} />
      {path === null && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={url(language)} />
          {languages.map(({ code, hreflang }) => (
            <link key={code} rel="alternate" hrefLang={hreflang} href={url(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
          <SocialTags {...facts} path={path} />
        </>
      )}
    </>
  );
}
