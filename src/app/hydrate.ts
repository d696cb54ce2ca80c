import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

type ReplaceHydrate = NonNullable<GatsbyBrowser["replaceHydrateFunction"]>;

function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element));
}

/**
 * Hydrates the page as a transition, which React divides into small tasks, so that the browser can respond
 * to input between them. The development server has no prerendered HTML to hydrate.
 */
export const hydrateInSteps = (() =>
  process.env.NODE_ENV === "production" ? hydrate : undefined) as unknown as ReplaceHydrate;
