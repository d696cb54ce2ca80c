import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SiteContext } from "../hooks/use-site";
import { languageByCode } from "../i18n/languages";
import { ErrorTexts } from "./error-page/error-texts";

export interface SiteProviderProps {
  shell: Queries.ShellFragment;
  /** The page's path without language prefix; null on pages without alternates, such as 404. */
  path: string | null;
  children: ReactNode;
}

/** What every page's components know: the site, the language, the page; and the error page's texts. */
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
