import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { system } from "../theme/system";

type ReplaceHydrate = NonNullable<GatsbyBrowser["replaceHydrateFunction"]>;

function hydrate(element: ReactNode, container: Element): void {
  // In tasks of their own.
  setTimeout(system);
  setTimeout(() => startTransition(() => void hydrateRoot(container, element)));
}

/**
 * Takes the built page over in small steps, between which the browser answers the visitor; Gatsby's
 * own way does it in one (React divides the work of transitions only). The development server has
 * nothing built to take over.
 */
export const hydrateInSteps = (() =>
  process.env.NODE_ENV === "production" ? hydrate : undefined) as unknown as ReplaceHydrate;
