import { fillPlaceholders, pageTexts } from "../../src/content/placeholders";
import type {
  FaqFile,
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
import { placeholderValues } from "./placeholder-values";

/**
 * What data/ and locales/ say as it is written there; the content check has found it sound.
 * @param read gives what a file holds, by its path from the project's root
 */
export function contentOfFiles(read: <T>(file: string) => T) {
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
    faq: (code: string) => read<FaqFile>(`data/faqs/${code}.json`),
    legal: (code: string, document: string) =>
      read<LegalDocument>(`data/legal/${code}/${document}.json`),
  };
}

export type Content = ReturnType<typeof contentOfFiles>;

/** The languages that the site has. */
export function publishedIn({ languages }: Content): Language[] {
  return languages.filter(({ published }) => published);
}

/** The entry of data/languages.json for a code; unknown codes are an error. */
export function languageIn({ languages }: Content, code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

type Values = Record<string, string>;

const known = new WeakMap<Content, Record<string, Values>>();

/** The values of all placeholders in one language. */
export function valuesIn(content: Content, code: string): Values {
  const byLanguage = known.get(content) ?? {};
  known.set(content, byLanguage);
  byLanguage[code] ??= placeholderValues({
    site: content.site,
    plans: content.plans,
    language: languageIn(content, code),
    common: content.texts(code, "common"),
    legal: content.texts(code, "legal"),
  });
  return byLanguage[code];
}

/** A namespace of locales/ as pages get it: filled, without the texts that only the build reads. */
export function textsIn(content: Content, code: string, namespace: string): Texts {
  return fillPlaceholders(
    pageTexts(namespace, content.texts(code, namespace)),
    valuesIn(content, code),
  );
}
