import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SiteContext, type SiteContextValue } from "../app/site-context";
import { languageByCode } from "../i18n/languages";
import { ErrorTexts } from "./error-page/error-texts";

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
