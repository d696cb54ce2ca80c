import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes } from "react";
import { languageByCode, languages } from "../i18n/languages";
import { languageOfPath } from "../i18n/paths";
import { fontFaces, headingFont, textFaceRule, textFont } from "../theme/font-faces";
import { tokenCss } from "../theme/token-css";

const codes = languages.map(({ code }) => code);

/**
/**
 * A later layer wins over an earlier one. Their order has to come before all style sheets, because
 * Gatsby prints a page's own sheet before the one that all pages share.
 */
const layerOrder = "@layer base,text,controls,components,sections,print;";

/** What the style sheets need of the theme: the order of layers, fonts, and the tokens as variables. */
const themeCss =
  layerOrder +
  fontFaces +
  tokenCss() +
  (process.env.NODE_ENV === "development" ? textFaceRule : "");

/**
 * Sets the language, the direction and the path of the document, which the inline scripts read, and
 * `data-noscript`, which the script in the head removes. Adds that script, the display font and the theme to the head, and the address of the
 * text font to the body, which is added after the first paint (src/inline-scripts/text-font.ts).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const { code, htmlLang, dir } = languageByCode(languageOfPath(pathname, codes));
  const htmlAttributes = { lang: htmlLang, dir, "data-path": pathname, "data-noscript": "" };
  setHtmlAttributes(htmlAttributes as HTMLAttributes<HTMLHtmlElement>);
  const bodyAttributes = { "data-text-font": textFont };
  setBodyAttributes(bodyAttributes as HTMLAttributes<HTMLBodyElement>);
  setHeadComponents([
    <script
      key="head-script"
      data-languages={codes.join(" ")}
      data-prefix={__PATH_PREFIX__}
      dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
    />,
    <link
      key="preload-font-display"
      rel="preload"
      as="font"
      type="font/woff2"
      href={headingFont(code)}
      crossOrigin="anonymous"
    />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss }} />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: textFaceRule }} />
    </noscript>,
  ]);
};
