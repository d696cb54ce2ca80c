import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Returns the values in a page's Head; undefined for those that it does not set. */
export function headOf(head: ReactElement) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(head), "text/html");
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? undefined;
  /** Pairs of attributes of all elements. */
  const pairs = (selector: string, name: string, value: string) =>
    [...page.querySelectorAll(selector)].map((element) => [
      element.getAttribute(name),
      element.getAttribute(value),
    ]);
  return {
    lang: page.documentElement.lang,
    dir: page.documentElement.dir,
    title: page.title,
    description: attribute('meta[name="description"]', "content"),
    robots: attribute('meta[name="robots"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    twitterCard: attribute('meta[name="twitter:card"]', "content"),
    openGraph: pairs("meta[property]", "property", "content"),
    alternates: pairs('link[rel="alternate"]', "hreflang", "href"),
  };
}
