import { correctHash, correctPath } from "./correct-address";
import { restoreLanguage, storeLanguage } from "./stored-language";

/**
 * Runs inline in the head of every page, before the first paint. Removes `data-noscript` from <html>, which
 * the prerendered HTML has, corrects the address, and opens the page in the language that the visitor chose.
 * @param settings data attributes of its script element: `languages`, the published codes with the
 * default first, separated by spaces; `prefix`, Gatsby's path prefix
 */
export function headScript({ languages = "", prefix = "" }: DOMStringMap): void {
  delete document.documentElement.dataset.noscript;
  correctPath(prefix);
  correctHash();
  restoreLanguage(languages.split(" "), prefix, (address) => location.replace(address));
  storeLanguage();
}
