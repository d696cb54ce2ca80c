import { graphql, withPrefix } from "gatsby";
import { languageByCode, languages } from "../i18n/languages";
import { absoluteUrl, defaultLanguage, localePath } from "../i18n/paths";
import { translator } from "../i18n/translator";
import { colors } from "../theme/tokens";
import { icons, socialPicturePath, socialPictureSize, webManifestPath } from "./assets";

interface PageHeadProps {
  data: { siteJson: { brand: string; siteUrl: string }; locales: Queries.TextsFragment };
  /** Of the page's language. */
  code: string;
  title: string;
  description?: string;
  /** The path without language prefix; null for a page that search engines should not index. */
  indexedPath: string | null;
}

/**
 * In a built page, gatsby/document.tsx sets `lang` and `dir`. Gatsby removes those that a Head sets for
 * some frames of every navigation, which would shift an Arabic page.
 */
const isDevelopment = process.env.NODE_ENV !== "production";

/** The head of a page: title, icons, canonical and alternate addresses, and the tags for social media. */
export function PageHead(props: PageHeadProps) {
  const { data, code, title, description, indexedPath } = props;
  const { htmlLang, dir } = languageByCode(code);
  const url = (each: string) =>
    absoluteUrl(data.siteJson.siteUrl, localePath(each, indexedPath ?? "/"));
  return (
    <>
      {isDevelopment && <html lang={htmlLang} dir={dir} />}
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="theme-color" content={colors.paper} />
      <link rel="icon" href={withPrefix(icons.small)} sizes="32x32" />
      <link rel="icon" href={withPrefix(icons.vector)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix(icons.apple)} />
      <link rel="manifest" href={withPrefix(webManifestPath)} />
      {indexedPath === null && <meta name="robots" content="noindex" />}
      {indexedPath !== null && (
        <>
          <link rel="canonical" href={url(code)} />
          {languages.map((each) => (
            <link key={each.code} rel="alternate" hrefLang={each.hreflang} href={url(each.code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
          <SocialTags {...props} url={url(code)} />
        </>
      )}
    </>
  );
}

/** Open Graph tags. X reads them as well, except for the shape of its card. */
function SocialTags({ data, code, title, description, url }: PageHeadProps & { url: string }) {
  const { siteUrl, brand } = data.siteJson;
  const facts = {
    type: "website",
    site_name: brand,
    title,
    description,
    url,
    image: absoluteUrl(siteUrl, socialPicturePath(code)),
    "image:width": String(socialPictureSize.width),
    "image:height": String(socialPictureSize.height),
    // The picture shows the tagline.
    "image:alt": translator(data.locales)("common:footer.tagline"),
    locale: languageByCode(code).ogLocale,
  };
  return (
    <>
      {Object.entries(facts).map(
        ([name, value]) => value && <meta key={name} property={`og:${name}`} content={value} />,
      )}
      {languages
        .filter((language) => language.code !== code)
        .map((language) => (
          <meta key={language.code} property="og:locale:alternate" content={language.ogLocale} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const textsFragment = graphql`
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
