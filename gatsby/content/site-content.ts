import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { samplePaths } from "../../src/content/link-host";
import type {
  FaqFile,
  Guide,
  GuideTexts,
  Language,
  LanguagesFile,
  LegalDocument,
  NavigationFile,
  PlansFile,
  SampleProduct,
  SampleProductTexts,
  Site,
  Texts,
} from "../../src/content/types";
import { guidePath, previewPath } from "../../src/i18n/paths";
import { contentRoot } from "../development-content";

const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(join(contentRoot(resolve()), file), "utf8")) as T;

/**
 * Returns the content of data/ and locales/, which the content check has validated.
 * @param read returns the content of a file by its path from the project's root. Gatsby's resolvers read
 * nodes (gatsby/resolvers.ts).
 */
export function siteContent(read: <T>(file: string) => T = readJson) {
  return {
    site: read<Site>("data/site.json"),
    plans: read<PlansFile>("data/plans.json"),
    navigation: read<NavigationFile>("data/navigation.json"),
    sample: read<SampleProduct>("data/sample-product.json"),
    /** All languages. The texts of one that is not published may be missing. */
    languages: read<LanguagesFile>("data/languages.json").languages,
    texts: (code: string, namespace: string) => read<Texts>(`locales/${code}/${namespace}.json`),
    sampleTexts: (code: string) => read<SampleProductTexts>(`data/sample-product/${code}.json`),
    guide: read<Guide>("data/guide.json"),
    guideTexts: (code: string) => read<GuideTexts>(`data/guide/${code}.json`),
    faq: (code: string) => read<FaqFile>(`data/faqs/${code}.json`),
    legal: (code: string, document: string) =>
      read<LegalDocument>(`data/legal/${code}/${document}.json`),
  };
}

export type SiteContent = ReturnType<typeof siteContent>;

export const publishedIn = ({ languages }: SiteContent): Language[] =>
  languages.filter(({ published }) => published);

/** Returns the entry of data/languages.json for a code. Throws for an unknown code. */
export function languageIn({ languages }: SiteContent, code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

/** Returns the pages that search engines index, without language prefix, and when each last changed. */
export function indexedPages({ site, guide, navigation }: SiteContent) {
  return [
    { path: "/", updated: site.updated },
    { path: guidePath, updated: guide.updated },
    ...navigation.legal.map(({ id, updated }) => ({ path: `/${id}`, updated })),
  ];
}

/** Returns the paths of all pages, without language prefix, except for the 404 page. */
export const allPages = (content: SiteContent): string[] => [
  ...indexedPages(content).map(({ path }) => path),
  ...Object.values(samplePaths(content.sample)),
  previewPath,
];

/** Returns the file of a page in public/: that of /ar/privacy is ar/privacy.html. */
export const pageFile = (path: string): string => `${path.slice(1) || "index"}.html`;
