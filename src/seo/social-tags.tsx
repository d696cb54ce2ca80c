import { languageByCode, languages } from "../i18n/languages";
import { absoluteUrl, localePath } from "../i18n/paths";
import type { PageFacts } from "./page-head";
import { socialPicturePath, socialPictureSize } from "./social-picture";

/** What a shared link shows: Open Graph, which X reads as well but for the shape of its card. */
export function SocialTags(props: PageFacts & { path: string }) {
  const { language, siteUrl, brand, title, description, pictureText, path } = props;
  const facts = {
    type: "website",
    site_name: brand,
    title,
    description,
    url: absoluteUrl(siteUrl, localePath(language, path)),
    image: absoluteUrl(siteUrl, socialPicturePath(language)),
    "image:width": String(socialPictureSize.width),
    "image:height": String(socialPictureSize.height),
    "image:alt": pictureText,
    locale: languageByCode(language).ogLocale,
  };
  return (
    <>
      {Object.entries(facts).map(
        ([name, value]) => value && <meta key={name} property={`og:${name}`} content={value} />,
      )}
      {languages
        .filter(({ code }) => code !== language)
        .map(({ code, ogLocale }) => (
          <meta key={code} property="og:locale:alternate" content={ogLocale} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
