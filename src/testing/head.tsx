import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Returns the values in a page's Head; undefined for those that it does not set. */
export function headOf(head: ReactElement) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? undefined;
  const alternates = [...page.querySelectorAll('link[rel="alternate"]')];
  const social = new Map<string, string | string[]>();
  for (const meta of page.querySelectorAll('meta[property], meta[name^="twitter:"]')) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? "";
    const content = meta.getAttribute("content") ?? "";
    const before = social.get(name);
    const isList = name.endsWith(":alternate");
    social.set(name, isList ? [...(before ?? []), content] : content);
  }
  return {
    lang: page.documentElement.lang,
    dir: page.documentElement.dir,
    title: page.title,
    description: attribute('meta[name="description"]', "content"),
    robots: attribute('meta[name="robots"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    /** Tags for social media by name. */
    social: Object.fromEntries(social),
    /** Addresses by hreflang. */
    alternates: Object.fromEntries(
      alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
  };
}
