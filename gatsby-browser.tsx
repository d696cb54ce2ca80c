import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import "./src/theme/global.css";
import "./src/theme/writing-systems.css";
import "./src/theme/noscript.css";
import "./src/theme/print.css";
import { markHydrated } from "./src/lazy/hydration";
import { announceRoute, scrollForRoute } from "./src/navigation/route-change";

export { wrapPageElement } from "./src/components/error-page/error-boundary";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = markHydrated;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announceRoute;
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = scrollForRoute;

/** Gatsby's own prefetching adds `<link rel="prefetch">`, which `default-src 'none'` blocks. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Loads the page of a link that is in view or under the pointer. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname, loadPage }) =>
  (loadPage as (path: string) => Promise<unknown>)(pathname);

function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element));
}

/**
 * Hydrates the page as a transition, which React divides into small tasks, so that the browser can respond
 * to input between them. The development server has no prerendered HTML to hydrate. Gatsby ignores undefined,
 * although its type demands a function, and one that returns an element, as in React 17.
 */
export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production" ? hydrate : undefined) as unknown as NonNullable<
  GatsbyBrowser["replaceHydrateFunction"]
>;
