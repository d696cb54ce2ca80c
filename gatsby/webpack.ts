import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site } from "../src/content/types";
import { languages } from "../src/i18n/languages";
import { bundledLicenses } from "./bundled-licenses";
import { contentOverlay } from "./content-check";
import { inlineScript } from "./inline-script";
import { keepFontsApart, shareAmongPages } from "./internals/webpack-config";
import { ScriptSlicePlugin } from "./script-slice";

/**
 * For the browser of the built site: i18next gives way to what the pages need of it, Gatsby's
 * prefetching to one that every browser's policy allows, and what no page uses of the plugin and of
 * Gatsby to nothing.
 */
const lighterModules = {
  i18next$: resolve("src/i18n/in-browser/i18next.ts"),
  "react-i18next$": resolve("src/i18n/in-browser/react-i18next.tsx"),
  [resolve(".cache/prefetch.js")]: resolve("src/app/prefetch.ts"),
  "browser-lang$": false as const,
  "gatsby-script$": false as const,
  "@builder.io/partytown/integration$": false as const,
  outdent$: false as const,
};

/**
 * What the browser code of the built site gets beside the rest: no source maps in the published
 * folder, lighter modules, scripts that come after the page, the licences of what is bundled.
 */
async function browserBuild() {
  const loaders = {
    loader: await inlineScript("src/loader/script-loader", "scriptLoader"),
    prepare: await inlineScript("src/loader/prepare", "prepare", "FILES"),
    lang: languages[0]?.htmlLang ?? "",
  };
  return {
    devtool: false as const,
    resolve: { alias: lighterModules },
    plugins: [new ScriptSlicePlugin(loaders), bundledLicenses],
  };
}

/** From the data: by the clock, the same commit would be another site next year. */
function yearOfLastChange(): number {
  const { updated } = JSON.parse(readFileSync(resolve("data/site.json"), "utf8")) as Site;
  return Number(updated.slice(0, 4));
}

/** Puts the head script and the year in, and for the built site what its browser code needs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig();
  keepFontsApart(config);
  if (stage === "build-javascript") shareAmongPages(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await inlineScript("src/i18n/head-script", "headScript")),
        BUILD_YEAR: JSON.stringify(yearOfLastChange()),
      }),
      ...(stage === "develop" ? [contentOverlay] : []),
    ],
  });
  if (stage === "build-javascript") actions.setWebpackConfig(await browserBuild());
};
