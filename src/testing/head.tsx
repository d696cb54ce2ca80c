import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What a page's Head says; undefined for what it does not say. */
export function headOf(head: ReactElement) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? undefined;
  const alternates = [...page.querySelectorAll('link[rel="alternate"]')];
  return {
    lang: page.documentElement.lang,
    dir: page.documentElement.dir,
    title: page.title,
    description: attribute('meta[name="description"]', "content"),
    robots: attribute('meta[name="robots"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    /** Addresses by hreflang. */
    alternates: Object.fromEntries(
      alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
  };
}
