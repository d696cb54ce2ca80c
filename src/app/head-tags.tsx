import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes } from "react";
import { languageByCode, languages } from "../i18n/languages";
import { splitPath } from "../i18n/paths";
import { displayFont, textFace } from "../theme/font-faces";
import { noScriptCss } from "../theme/no-script-css";

const codes = languages.map(({ code }) => code);

/**
 * The document's language and direction; its path, for the script that starts the others; in each page's head the
 * script that restores the language, the display face, the styles for pages without a script, and
 * what comes after the first paint (src/start/add-late.ts).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const { htmlLang, dir } = languageByCode(splitPath(pathname, codes).language);
  setHtmlAttributes({ lang: htmlLang, dir });
  setBodyAttributes({ "data-path": pathname } as HTMLAttributes<HTMLBodyElement>);
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
      <style dangerouslySetInnerHTML={{ __html: noScriptCss + textFace }} />
    </noscript>,
    <template key="late">
      <style dangerouslySetInnerHTML={{ __html: textFace }} />
    </template>,
  ]);
};
