import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes } from "react";
import { languageByCode, languages } from "../i18n/languages";
import { languageOfPath } from "../i18n/paths";
import { displayFont, textFaceRule, textFont } from "../theme/font-faces";
import { noScriptCss } from "../theme/no-script-css";

const codes = languages.map(({ code }) => code);

/**
 * The document's language and direction, and its path, which the inline scripts read; in each page's head the
 * script that restores the language, the display face, and the styles for pages without a script; the
 * address of the text face, which comes after the first paint (src/start/text-face.ts).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const { htmlLang, dir } = languageByCode(languageOfPath(pathname, codes));
  const htmlAttributes = { lang: htmlLang, dir, "data-path": pathname };
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
      href={displayFont}
      crossOrigin="anonymous"
    />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: noScriptCss + textFaceRule }} />
    </noscript>,
  ]);
};
