import { useEffect, useState } from "react";
import type { Language } from "../../content/types";
import { offeredLanguage } from "../../i18n/offered-language";
import { localePath } from "../../i18n/paths";
import { type LocaleEdges, translator } from "../../i18n/translator";

export interface LanguageOffer {
  language: Language;
  /** "Read this page in …" and "Stay in English", in the offered language. */
  open: string;
  dismiss: string;
}

interface PageData {
  result: { data: { locales: LocaleEdges } };
}

/** The offer's words, from the page data of the offered language's home page. */
async function loadOffer(language: Language): Promise<LanguageOffer> {
  const path = localePath(language.code, "/");
  const response = await fetch(`${__PATH_PREFIX__}/page-data${path}/page-data.json`);
  const { result } = (await response.json()) as PageData;
  const t = translator(result.data.locales);
  return { language, open: t("common:offer.open"), dismiss: t("common:offer.dismiss") };
}

/**
 * What to offer a visitor of the default language whose browser asks for another: nothing where a
 * choice is stored, nothing if the words cannot be had.
 * @param isEnabled whether the present page may offer one
 */
export function useLanguageOffer(isEnabled: boolean): LanguageOffer | null {
  const [offer, setOffer] = useState<LanguageOffer | null>(null);
  useEffect(() => {
    if (!isEnabled || "languageChosen" in document.documentElement.dataset) return undefined;
    const language = offeredLanguage(navigator.languages);
    if (!language) return undefined;
    let isWanted = true;
    loadOffer(language)
      .then((loaded) => isWanted && setOffer(loaded))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isEnabled]);
  return offer;
}
