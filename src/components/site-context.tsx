import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../content/types";
import { languageByCode } from "../i18n/languages";
import { ErrorTexts } from "./error-page/error-texts";

interface SiteContextValue {
  /** Site-wide data, from the page's query. */
  shell: Queries.ShellFragment;
  language: Language;
  /** The page's path without language prefix, e.g. "/privacy"; null on the 404 page. */
  path: string | null;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Returns the site-wide data, the language and the path of the page. Throws outside <SiteProvider>. */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside <SiteProvider>");
  return site;
}

export interface SiteProviderProps extends Pick<SiteContextValue, "shell" | "path"> {
  children: ReactNode;
}

/** Provides the page's context to its components, and the texts of the error page. */
export function SiteProvider({ shell, path, children }: SiteProviderProps) {
  const { i18n } = useTranslation();
  const language = languageByCode(i18n.language);
  const site = useMemo(() => ({ shell, language, path }), [shell, language, path]);
  return (
    <SiteContext.Provider value={site}>
      {children}
      <ErrorTexts />
    </SiteContext.Provider>
  );
}
