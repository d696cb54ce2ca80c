import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";

const key = (component: unknown) => String((component as ReactElement | null)?.key ?? "");

/**
 * Whether no page needs an element: the styles and scripts of gatsby-plugin-image for <GatsbyImage>, which
 * is not used, and the tag with Gatsby's version.
 */
const isUnneeded = (component: unknown) =>
  /^(?:gatsby-image-style|generator-)/.test(key(component));

/**
 * Gatsby's inline script with the page's path. It differs on each page, so the policy would need a hash for
 * each; src/inline-scripts/start-scripts.ts sets the path instead.
 */
const pagePathScript = "script-loader";

/** The encoding must come first, then the script that may redirect to another language before any paint. */
const rank = (component: unknown) => {
  const element = component as ReactElement<{ charSet?: string; name?: string }> | null;
  if (element?.props?.charSet) return 0;
  if (element?.props?.name === "viewport") return 1;
  if (key(component) === "head-script") return 2;
  if (element?.type === "title") return 3;
  if (key(component).startsWith("preload-font")) return 4;
  if (key(component) === "theme") return 5;
  if (element?.type === "style") return 6;
  return 7;
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(getPostBodyComponents().filter((each) => key(each) !== pagePathScript));
  const components = getHeadComponents().filter((component) => !isUnneeded(component));
  replaceHeadComponents([...components].sort((a, b) => rank(a) - rank(b)));
};
