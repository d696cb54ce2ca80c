/**
 * The files that each schema of data/schemas describes, as a path with * for a language or a document.
 * .vscode/settings.json has the same list.
 */
export const schemaFiles: Readonly<Record<string, string>> = {
  site: "data/site.json",
  languages: "data/languages.json",
  navigation: "data/navigation.json",
  plans: "data/plans.json",
  features: "data/features.json",
  "kept-texts": "data/kept-texts.json",
  "sample-product": "data/sample-product.json",
  "sample-product-texts": "data/sample-product/*.json",
  faqs: "data/faqs/*.json",
  legal: "data/legal/*/*.json",
  guide: "data/guide.json",
  "guide-texts": "data/guide/*.json",
  "locale-common": "locales/*/common.json",
  "locale-landing": "locales/*/landing.json",
  "locale-product": "locales/*/product.json",
  "locale-pages": "locales/*/pages.json",
  "locale-legal": "locales/*/legal.json",
  "locale-product-demo": "locales/*/product-demo.json",
  "locale-offer": "locales/*/offer.json",
};

const patterns = Object.entries(schemaFiles).map(([name, files]) => ({
  name,
  pattern: new RegExp(`^${files.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`),
}));

/** Returns the name of a file's schema; undefined for a file that nothing reads. */
export function schemaNameOf(file: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(file))?.name;
}
