import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SiteContext } from "../hooks/use-site";
import { languageByCode } from "../i18n/languages";
import { ErrorTexts } from "./error-page/error-texts";

export interface SiteProviderProps {
  shell: Queries.ShellFragment;
  /** Path of the page without language prefix. Null for pages without alternates, such as 404. */
  path: string | null;
  children: ReactNode;
}

/**
 * Provides site data, language and page path to the components of a page, and writes the error page's texts.
 */
export function SiteProvider({ shell, path, children }: SiteProviderProps) {
  const { i18n } = useTranslation();
  const language = languageByCode(i18n.language);
  const value = useMemo(() => ({ shell, language, path }), [shell, language, path]);
  return (
    <SiteContext.Provider value={value}>
      {children}
      <ErrorTexts />
    </SiteContext.Provider>
  );
}
