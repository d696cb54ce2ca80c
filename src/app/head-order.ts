import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";

const key = (component: unknown) => String((component as ReactElement | null)?.key ?? "");

/**
 * What no page needs: gatsby-plugin-image's styles and scripts for its <GatsbyImage>, which is not
 * used, and what says by which version of Gatsby the page was made.
 */
const isUnneeded = (component: unknown) =>
  /^(?:gatsby-image-style|generator-)/.test(key(component));

/** Gatsby's inline script for the page's path, which differs on each page: the loader has it. */
const pagePathScript = "script-loader";

/** What must come first: the encoding, then what restores the language before anything is painted. */
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
