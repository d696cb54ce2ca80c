import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import { languageByCode, languages } from "../src/i18n/languages";
import { codeOfPath, defaultLanguage } from "../src/i18n/paths";
import { announcerId } from "../src/navigation/route-change";
import { fontFaces, headingFont, textFaceRules, textFonts } from "../src/theme/font-faces";
import { system } from "../src/theme/system";

const codes = languages.map(({ code }) => code);

/**
 * A later layer wins over an earlier one. The order has to precede all style sheets, because Gatsby
 * prints a page's own sheet before the one that all pages share.
 */
const layerOrder = "@layer base,text,controls,recipes,components,sections,print;";

/** The tokens as CSS variables, with the names that Chakra gives them: `--colors-ink`. */
const tokens = [...(system.tokens.cssVarMap.get("base") ?? [])]
  // Media queries cannot read variables; src/theme/media.css has the breakpoints.
  .filter(([name]) => !name.includes("breakpoint"))
  .map(([name, value]) => `${name}:${value}`)
  .join(";");

const themeCss =
  `${layerOrder}${fontFaces}:root{${tokens}}` +
  (process.env.NODE_ENV === "development" ? textFaceRules(textFonts(defaultLanguage)) : "");

/**
 * Sets the attributes of the document: language, direction and path, which the inline scripts read, and
 * `data-noscript`, which the head script removes. Adds the head script, the heading font and the theme to
 * the head. The addresses of the text fonts are on the body, because src/inline-scripts/body.ts loads
 * them after the first paint.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const { code, htmlLang, dir } = languageByCode(codeOfPath(pathname, codes));
  const htmlAttributes = { lang: htmlLang, dir, "data-path": pathname, "data-noscript": "" };
  setHtmlAttributes(htmlAttributes as HTMLAttributes<HTMLHtmlElement>);
  const bodyAttributes = { "data-text-fonts": JSON.stringify(textFonts(code)) };
  setBodyAttributes(bodyAttributes as HTMLAttributes<HTMLBodyElement>);
  setPostBodyComponents([
    <div key={announcerId} id={announcerId} className="visually-hidden" aria-live="polite" />,
  ]);
  setHeadComponents([
    <script
      key="head-script"
      data-languages={codes.join(" ")}
      data-prefix={__PATH_PREFIX__}
      dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
    />,
    <link
      key="preload-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={headingFont(code)}
      crossOrigin="anonymous"
    />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss }} />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: textFaceRules(textFonts(code)) }} />
    </noscript>,
  ]);
};

/**
 * The styles and scripts of gatsby-plugin-image for <GatsbyImage>, which is not used; the tag with Gatsby's
 * version; and Gatsby's inline script with the page's path, which differs on each page, so that the policy
 * would need a hash for each (src/inline-scripts/load-scripts.ts sets the path instead).
 */
const unneeded = /^(?:gatsby-image-style|generator-|script-loader)/;

/**
 * What comes first in the head, by key or type: the script that may redirect before any paint, then what the
 * first paint needs.
 */
const headOrder: unknown[] = ["head-script", "title", "preload-font", "theme", "style"];

function rank({ key, type }: ReactElement): number {
  const index = headOrder.findIndex((each) => each === key || each === type);
  return index < 0 ? headOrder.length : index;
}

/** Removes unneeded elements, and sorts those of the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const needed = (components: ReactNode[]) =>
    (components as (ReactElement | null)[]).filter(
      (element): element is ReactElement => element !== null && !unneeded.test(element.key ?? ""),
    );
  replacePostBodyComponents(needed(getPostBodyComponents()));
  replaceHeadComponents(needed(getHeadComponents()).sort((a, b) => rank(a) - rank(b)));
};
