import { readFileSync } from "node:fs";
import { fillPlaceholders, pageTexts } from "../../src/content/placeholders";
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
import { placeholderValues, type Values } from "./placeholder-values";

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/**
 * What data/ and locales/ say, for the code that runs outside Gatsby: the files beside the pages, the
 * tools and the tests. Gatsby's resolvers read its nodes (gatsby/content-nodes.ts). The content check
 * has found the files sound.
 * @param read gives what a file holds, by its path from the project's root
 */
export function contentOfFiles(read: <T>(file: string) => T = readJson) {
  return {
    site: read<Site>("data/site.json"),
    plans: read<PlansFile>("data/plans.json"),
    navigation: read<NavigationFile>("data/navigation.json"),
    sample: read<SampleProduct>("data/sample-product.json"),
    /** Also those that are not published, whose texts may be missing. */
    languages: read<LanguagesFile>("data/languages.json").languages,
    /** A namespace of locales/. */
    texts: (code: string, namespace: string) => read<Texts>(`locales/${code}/${namespace}.json`),
    /** What is said of the sample product. */
    sampleTexts: (code: string) => read<SampleProductTexts>(`data/sample-product/${code}.json`),
    guide: read<Guide>("data/guide.json"),
    guideTexts: (code: string) => read<GuideTexts>(`data/guide/${code}.json`),
    faq: (code: string) => read<FaqFile>(`data/faqs/${code}.json`),
    legal: (code: string, document: string) =>
      read<LegalDocument>(`data/legal/${code}/${document}.json`),
  };
}

export type SiteContent = ReturnType<typeof contentOfFiles>;

/** The languages that the site has. */
export function publishedIn({ languages }: Pick<SiteContent, "languages">): Language[] {
  return languages.filter(({ published }) => published);
}

/** The entry of data/languages.json for a code; unknown codes are an error. */
export function languageIn({ languages }: Pick<SiteContent, "languages">, code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

/** The values of all placeholders in one language. */
export function valuesIn(content: SiteContent, code: string): Values {
  return placeholderValues({
    site: content.site,
    plans: content.plans,
    language: languageIn(content, code),
    common: content.texts(code, "common"),
    legal: content.texts(code, "legal"),
  });
}

/** A namespace of locales/ as pages get it: filled, without the texts that only the build reads. */
export function textsIn(content: SiteContent, code: string, namespace: string): Texts {
  return fillPlaceholders(
    pageTexts(namespace, content.texts(code, namespace)),
    valuesIn(content, code),
  );
}
