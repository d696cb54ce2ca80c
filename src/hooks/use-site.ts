import { createContext, useContext } from "react";
import type { Language } from "../content/types";

/** The data that header, footer and sign-up links need on every page. */
interface SiteContextValue {
  /** Site-wide data, from the page's query. */
  shell: Queries.ShellFragment;
  language: Language;
  /** The page's path without language prefix, e.g. "/privacy"; null on pages without alternates. */
  path: string | null;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Returns the site-wide data of the page. Throws outside <PageShell>. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite is used outside <PageShell>");
  return value;
}
