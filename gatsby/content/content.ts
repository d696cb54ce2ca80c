import type {
  Language,
  LegalDocument,
  PlansFile,
  SampleProductTexts,
  Site,
  Texts,
} from "../../src/content/types";
import { placeholderValues } from "./placeholder-values";

/** What data/ and locales/ say as it is written there, whether read from Gatsby's nodes or from files. */
export interface Content {
  site: Site;
  plans: PlansFile;
  languages: readonly Language[];
  /** A namespace of locales/. */
  texts: (code: string, namespace: string) => Texts;
  /** What is said of the sample product; undefined where a language does not say it. */
  sampleTexts: (code: string) => SampleProductTexts | undefined;
  legal: (code: string, document: string) => LegalDocument | undefined;
}

/** The entry of data/languages.json for a code; unknown codes are an error. */
export function languageIn({ languages }: Pick<Content, "languages">, code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

type Values = Record<string, string>;

const known = new WeakMap<Content, Map<string, Values>>();

/** The values of all placeholders in one language. */
export function valuesIn(content: Content, code: string): Values {
  const byLanguage = known.get(content) ?? new Map<string, Values>();
  known.set(content, byLanguage);
  const values = byLanguage.get(code) ?? valuesOf(content, code);
  byLanguage.set(code, values);
  return values;
}

const valuesOf = (content: Content, code: string) =>
  placeholderValues({
    site: content.site,
    plans: content.plans,
    language: languageIn(content, code),
    common: content.texts(code, "common"),
    legal: content.texts(code, "legal"),
  });

/**
 * The content by what reads a file of the project.
 * @param read gives what a file holds, by its path from the project's root
 */
export function contentOfFiles(read: <T>(file: string) => T): Content {
  return {
    site: read<Site>("data/site.json"),
    plans: read<PlansFile>("data/plans.json"),
    languages: read<{ languages: Language[] }>("data/languages.json").languages,
    texts: (code, namespace) => read<Texts>(`locales/${code}/${namespace}.json`),
    sampleTexts: (code) => read<SampleProductTexts>(`data/sample-product/${code}.json`),
    legal: (code, document) => read<LegalDocument>(`data/legal/${code}/${document}.json`),
  };
}
