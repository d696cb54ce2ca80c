import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl, localePath } from "../i18n/paths";

interface LegalFacts {
  language: string;
  siteUrl: string;
  brand: string;
  title: string;
}

/** The way to a page below the landing page: the site, then the page itself. */
export function breadcrumbGraph({ language, siteUrl, brand, title }: LegalFacts) {
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: brand,
        item: absoluteUrl(siteUrl, localePath(language, "/")),
      },
      { "@type": "ListItem", position: 2, name: title },
    ],
  };
  return [list];
}
