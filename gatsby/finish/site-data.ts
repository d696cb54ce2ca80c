import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  Language,
  LanguagesFile,
  NavigationFile,
  PlansFile,
  SampleProduct,
  Site,
  Texts,
} from "../../src/content/types";
import { placeholderValues } from "../content/placeholder-values";
import { fillPlaceholders, pageTexts } from "../content/placeholders";

/** What the files beside the pages are made from. */
export interface SiteData {
  site: Site;
  navigation: NavigationFile;
  sample: SampleProduct;
  /** The published languages. */
  languages: Language[];
  /** A namespace of locales/ with its placeholders filled. */
  textsOf: (code: string, namespace: string) => Texts;
}

/** Reads the project's data; the content check has found it sound. */
export function readSiteData(root: string): SiteData {
  const json = <T>(file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as T;
  const site = json<Site>("data/site.json");
  const plans = json<PlansFile>("data/plans.json");
  const { languages } = json<LanguagesFile>("data/languages.json");

  const textsOf = (code: string, namespace: string): Texts => {
    const language = languages.find((each) => each.code === code);
    if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
    const common = json<Texts>(`locales/${code}/common.json`);
    const legal = json<Texts>(`locales/${code}/legal.json`);
    const values = placeholderValues({ site, plans, language, common, legal });
    const texts = json<Texts>(`locales/${code}/${namespace}.json`);
    return fillPlaceholders(pageTexts(namespace, texts), values);
  };

  return {
    site,
    navigation: json<NavigationFile>("data/navigation.json"),
    sample: json<SampleProduct>("data/sample-product.json"),
    languages: languages.filter(({ published }) => published),
    textsOf,
  };
}
