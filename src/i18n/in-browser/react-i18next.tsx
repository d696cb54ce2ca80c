import { createContext, type ReactNode, useContext } from "react";
import type { Instance, Translation } from "./i18next";

const TranslationContext = createContext<Translation | null>(null);

/** The texts of the page for all components in it. */
export function I18nextProvider({ i18n, children }: { i18n: Instance; children: ReactNode }) {
  return (
    <TranslationContext.Provider value={i18n.translation}>{children}</TranslationContext.Provider>
  );
}

/** The page's `t`; an error outside of a page. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation is used outside <I18nextProvider>");
  return translation;
}
