import clsx from "clsx";
import { useEffect, useState } from "react";
import type { Language } from "../../content/types";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { defaultLanguage, localePath } from "../../i18n/paths";
import { type LocaleEdges, translator } from "../../i18n/translator";
import { LanguageLink } from "../links";
import * as styles from "./language-offer.module.css";

/** Returns the language and script of a tag: "zh-Hant" for both zh-HK and zh-Hant-TW. */
function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/**
 * Returns the published language that a browser prefers to English, if any.
 * @param preferred the browser's languages in order of preference (`navigator.languages`)
 */
export function offeredLanguage(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    // The first call of Intl.Locale takes 25 ms on a slow phone, so English is recognized without it.
    if (tag.split("-")[0] === defaultLanguage) return undefined;
    const wanted = languageAndScript(tag);
    const found = languages.find(({ htmlLang }) => languageAndScript(htmlLang) === wanted);
    if (found) return found;
  }
  return undefined;
}

interface Offer {
  language: Language;
  /** "Read this page in …" and "Stay in English", in the offered language. */
  open: string;
  dismiss: string;
}

/** Fetches the texts of the offer from the page data of the offered language's home page. */
async function loadOffer(language: Language): Promise<Offer> {
  const path = localePath(language.code, "/");
  const response = await fetch(`${__PATH_PREFIX__}/page-data${path}/page-data.json`);
  const { result } = (await response.json()) as { result: { data: { locales: LocaleEdges } } };
  const t = translator(result.data.locales);
  return { language, open: t("common:offer.open"), dismiss: t("common:offer.dismiss") };
}

/**
 * Offers a visitor of an English page the language that the browser prefers, in a bar at the lower edge of the
 * window, unless a choice is stored or the texts cannot be loaded. The head script stores either answer;
 * dismissing the offer means choosing English.
 */
export function LanguageOffer() {
  const { language, path } = useSite();
  const [offer, setOffer] = useState<Offer | null>(null);
  const canOffer = language.code === defaultLanguage && path !== null;
  useEffect(() => {
    if (!canOffer || "languageChosen" in document.documentElement.dataset) return;
    const preferred = offeredLanguage(navigator.languages);
    if (preferred) loadOffer(preferred).then(setOffer, () => undefined);
  }, [canOffer]);
  if (!offer) return null;
  const { htmlLang, dir, endonym } = offer.language;
  return (
    <aside
      className={clsx("screen-only", styles.offer)}
      lang={htmlLang}
      dir={dir}
      aria-label={endonym}
    >
      <LanguageLink to={offer.language} className={styles.accept}>
        {offer.open}
      </LanguageLink>
      <button
        type="button"
        className={clsx("muted", styles.dismiss)}
        data-language={defaultLanguage}
        onClick={() => {
          document.documentElement.dataset.languageChosen = defaultLanguage;
          setOffer(null);
        }}
      >
        {offer.dismiss}
      </button>
    </aside>
  );
}
