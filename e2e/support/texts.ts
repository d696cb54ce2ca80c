import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentOfFiles, valuesIn } from "../../gatsby/content/content";
import { samplePaths } from "../../gatsby/content/sample-paths";
import { fillPlaceholders } from "../../src/content/placeholders";
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
import { localePath, prefixOf } from "../../src/i18n/paths";

const root = join(__dirname, "../..");

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as T;
}

/** What stands in data/, which the pages must show. */
export const data = {
  site: read<Site>("data/site.json"),
  plans: read<PlansFile>("data/plans.json"),
  sample: read<SampleProduct>("data/sample-product.json"),
  navigation: read<NavigationFile>("data/navigation.json"),
  published: read<LanguagesFile>("data/languages.json").languages.filter((each) => each.published),
  questionIds: read<{ questions: string[] }>("data/features.json").questions,
};

/** The sample product's pages: without and with its batch. They are not to be found by search. */
export const samplePages = samplePaths(data.sample);

export function languageOf(code: string): Language {
  const found = data.published.find((each) => each.code === code);
  if (found === undefined) throw new Error(`${code} is not published`);
  return found;
}

/** A page's path in a language: pathIn("ar", "/") is "/ar". */
export const pathIn = (code: string, path: string): string => localePath(code, path);

/** The address of a page as its links have it: hrefIn("ar", "/") is "/site/ar" below /site. */
export const hrefIn = (code: string, path: string): string =>
  prefixOf(data.site.siteUrl) + pathIn(code, path);

/** The file of a page in the built folder: pageFile("ar", "/privacy") is "ar/privacy.html". */
export const pageFile = (code: string, path: string): string =>
  `${pathIn(code, path).slice(1) || "index"}.html`;

const content = contentOfFiles(read);
const values = (code: string) => valuesIn(content, code);

/**
 * The text that a page shows, by its whole key: texts("ar", "common:nav.faq").
 * @param runtime values of the placeholders that are filled in the browser
 */
export function texts(code: string, key: string, runtime: Record<string, string> = {}): string {
  const [namespace = "", path = ""] = key.split(":");
  const found = path
    .split(".")
    .reduce<unknown>(
      (value, part) => (value as Texts | undefined)?.[part],
      read<Texts>(`locales/${code}/${namespace}.json`),
    );
  if (typeof found !== "string") throw new Error(`locales/${code} has no text ${key}`);
  return fillPlaceholders(found, { ...values(code), ...runtime });
}

/** The questions and answers of a language, as the page shows them. */
export function faqOf(code: string): FaqFile["questions"] {
  return fillPlaceholders(read<FaqFile>(`data/faqs/${code}.json`).questions, values(code));
}

/** What is said of the sample product in a language. */
export function sampleOf(code: string): SampleProductTexts {
  return fillPlaceholders(
    read<SampleProductTexts>(`data/sample-product/${code}.json`),
    values(code),
  );
}

/** A legal document of a language; its texts still hold their Markdown. */
export function legalOf(code: string, document: string): LegalDocument {
  return fillPlaceholders(read<LegalDocument>(`data/legal/${code}/${document}.json`), values(code));
}
