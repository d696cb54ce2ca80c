import type { GatsbySSR } from "gatsby";
import { languages } from "../i18n/languages";
import { displayFont } from "../theme/font-faces";
import { noScriptCss } from "../theme/no-script-css";

/** In each page's head: the script that restores the language, the display face, no-script styles. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script
      key="head-script"
      data-languages={languages.map(({ code }) => code).join(" ")}
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
      <style dangerouslySetInnerHTML={{ __html: noScriptCss }} />
    </noscript>,
  ]);
};
