import { createContext, useContext } from "react";
import type { Language } from "../content/types";

export interface SiteContextValue {
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
