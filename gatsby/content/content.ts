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
import { askedQuestions, type OfferTexts, offerTexts } from "./offer";
import { placeholderValues, type Values } from "./placeholder-values";

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/**
 * Returns the content of data/ and locales/ for code that runs outside Gatsby: gatsby/finish, the tools and
 * the tests. Gatsby's resolvers read nodes instead (gatsby/content-nodes.ts). The content check has validated
 * the files.
 * @param read returns the content of a file by its path from the project's root
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

/** Returns the published languages. */
export function publishedIn({ languages }: Pick<SiteContent, "languages">): Language[] {
  return languages.filter(({ published }) => published);
}

/** Returns the entry of data/languages.json for a code. Throws for an unknown code. */
export function languageIn({ languages }: Pick<SiteContent, "languages">, code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

/** Returns the values of all placeholders in a language. */
export function valuesIn(content: SiteContent, code: string): Values {
  return placeholderValues({
    site: content.site,
    plans: content.plans,
    language: languageIn(content, code),
    common: content.texts(code, "common"),
    legal: content.texts(code, "legal"),
  });
}

/** Returns a namespace of locales/ as pages query it: filled, without the texts that only the build reads. */
export function textsIn(content: SiteContent, code: string, namespace: string): Texts {
  return fillPlaceholders(
    pageTexts(namespace, content.texts(code, namespace)),
    valuesIn(content, code),
  );
}

/** What the settings of the offer say in one language. */
export const offerIn = (content: SiteContent, code: string): OfferTexts =>
  offerTexts({
    site: content.site,
    plans: content.plans,
    language: languageIn(content, code),
    common: content.texts(code, "common"),
    offer: content.texts(code, "offer"),
    values: valuesIn(content, code),
  });

/** The questions and answers of the landing page in one language. */
export const questionsIn = (content: SiteContent, code: string): FaqFile["questions"] =>
  askedQuestions(
    fillPlaceholders(content.faq(code).questions, valuesIn(content, code)),
    offerIn(content, code),
  );
