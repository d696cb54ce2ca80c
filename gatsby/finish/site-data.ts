import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillPlaceholders, pageTexts } from "../../src/content/placeholders";
import type { Language, NavigationFile, SampleProduct, Site, Texts } from "../../src/content/types";
import { contentOfFiles, valuesIn } from "../content/content";

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
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as T;
  const content = contentOfFiles(read);
  return {
    site: content.site,
    navigation: read<NavigationFile>("data/navigation.json"),
    sample: read<SampleProduct>("data/sample-product.json"),
    languages: content.languages.filter(({ published }) => published),
    textsOf: (code, namespace) =>
      fillPlaceholders(
        pageTexts(namespace, content.texts(code, namespace)),
        valuesIn(content, code),
      ),
  };
}
