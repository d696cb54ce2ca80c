import { readFileSync } from "node:fs";
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
import { digitalLinkUri } from "../../src/digital-link/uri";
import { guidePath } from "../../src/i18n/paths";

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/**
 * Returns the content of data/ and locales/, which the content check has validated.
 * @param read returns the content of a file by its path from the project's root. Gatsby's resolvers read
 * nodes (gatsby/resolvers.ts).
 */
export function contentOfFiles(read: <T>(file: string) => T = readJson) {
  return {
    site: read<Site>("data/site.json"),
    plans: read<PlansFile>("data/plans.json"),
    navigation: read<NavigationFile>("data/navigation.json"),
    sample: read<SampleProduct>("data/sample-product.json"),
    /** All languages. The texts of one that is not published may be missing. */
    languages: read<LanguagesFile>("data/languages.json").languages,
    /** A namespace of locales/. */
    texts: (code: string, namespace: string) => read<Texts>(`locales/${code}/${namespace}.json`),
    /** The texts of the sample product. */
    sampleTexts: (code: string) => read<SampleProductTexts>(`data/sample-product/${code}.json`),
    guide: read<Guide>("data/guide.json"),
    guideTexts: (code: string) => read<GuideTexts>(`data/guide/${code}.json`),
    faq: (code: string) => read<FaqFile>(`data/faqs/${code}.json`),
    legal: (code: string, document: string) =>
      read<LegalDocument>(`data/legal/${code}/${document}.json`),
  };
}

export type SiteContent = ReturnType<typeof contentOfFiles>;

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
    ...navigation.legal,
  ];
}

/**
 * Returns the paths of the sample product's pages, without language prefix. They are those of its GS1
 * Digital Links, so that its codes open them if `digitalLinkHost` is this site's address.
 * @returns offer: a page that no code of the pack opens, so its Digital Link has a prefix, which the
 * standard allows
 */
export const samplePaths = ({ gtin, lot }: Pick<SampleProduct, "gtin" | "lot">) => ({
  product: digitalLinkUri("", { gtin }),
  batch: digitalLinkUri("", { gtin, batch: lot }),
  offer: digitalLinkUri("/offer", { gtin }),
});
