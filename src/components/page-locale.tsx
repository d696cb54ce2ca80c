import { LocaleProvider } from "@ark-ui/react/locale";
import type { ReactNode } from "react";
import { useSite } from "../hooks/use-site";

/**
 * Tells Chakra's components the page's language and its direction. It stands around those that come late,
 * not around the page: a browser's first answer about a locale takes 25 ms on a slow phone.
 */
export function PageLocale({ children }: { children: ReactNode }) {
  const { language } = useSite();
  return <LocaleProvider locale={language.htmlLang}>{children}</LocaleProvider>;
}
