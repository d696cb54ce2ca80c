import { documentOf } from "../../gatsby/content/document-html";
import { questionsIn } from "../../gatsby/content/offer";
import { valuesIn } from "../../gatsby/content/placeholder-values";
import { allPages, pageFile as fileOf, publishedIn } from "../../gatsby/content/site-content";
import { fillPlaceholders } from "../../src/content/fill-placeholders";
import { linkHost, samplePaths } from "../../src/content/link-host";
import type { FeaturesFile } from "../../src/content/types";
import type { PageProduct } from "../../src/draft/page-product";
import { previewHash } from "../../src/draft/preview-hash";
import { localePath, pathPrefixOf, previewPath } from "../../src/i18n/paths";
import { existingText, projectContent, readJson } from "../../src/testing/content";

export { languageByCode } from "../../src/i18n/languages";

const content = projectContent();

/** The content of data/, which the pages show. */
export const data = {
  site: content.site,
  linkHost: linkHost(content.site),
  plans: content.plans,
  sample: content.sample,
  navigation: content.navigation,
  /** The pages of text beside the landing page: the guide and the legal pages. */
  documents: [{ id: "guide", updated: content.guide.updated }, ...content.navigation.legal].map(
    (document) => ({ ...document, path: `/${document.id}` }),
  ),
  published: publishedIn(content),
  questionIds: readJson<FeaturesFile>("data/features.json").shopperQuestions,
};

/** The paths of the pages of the sample product. */
export const samplePages = samplePaths(data.sample);

/** The paths of all pages in a language. */
export const pagePaths = allPages(content);

/** The path at which the site is on its host: "" or, for example, "/site". */
export const sitePrefix = pathPrefixOf(data.site.siteUrl);

export { localePath } from "../../src/i18n/paths";

/** The file of a page in the built site: pageFile("ar", "/privacy") is "ar/privacy.html". */
export const pageFile = (code: string, path: string): string => fileOf(localePath(code, path));

/**
 * The text of a key, with its placeholders filled: textIn("ar", "common:nav.faq").
 * @param runtime values of the placeholders that are filled in the browser
 */
export function textIn(code: string, key: string, runtime: Record<string, string> = {}): string {
  const [namespace = ""] = key.split(":");
  const text = existingText({ [namespace]: content.texts(code, namespace) }, key);
  return fillPlaceholders(text, { ...valuesIn(content, code), ...runtime });
}

const filled = <T>(code: string, value: T): T => fillPlaceholders(value, valuesIn(content, code));

/** The questions and answers in a language. */
export const faqOf = (code: string) => questionsIn(content, code);

/** The texts of the sample product in a language. */
export const sampleOf = (code: string) => filled(code, content.sampleTexts(code));

/** A legal document of a language, or the guide; its texts still hold their Markdown. */
export const legalOf = (code: string, id: string) => filled(code, documentOf(content, code, id));

/** A product with all fields that a visitor can fill. */
export const jam: PageProduct = {
  name: "Plum jam",
  gtin: "09521234543213",
  batch: "L1",
  date: { name: "bestBefore", value: "280500" },
  ingredients: "plums, sugar",
  allergens: [1],
  drawing: "bowl",
  photo: "",
};

/** The path of the preview of this product, without language. */
export const previewAddress = `${previewPath}#${previewHash(jam).hash}`;
