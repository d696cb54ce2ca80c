import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site } from "../src/content/types";
import { buildYear } from "./build-year";
import { bundledLicenses } from "./bundled-licenses";
import { contentOverlay } from "./content-check";
import { inlineScript } from "./inline-script";
import { keepFontsApart, prefetchModule, shareAmongPages } from "./internals";

/** Whether a chunk holds sections that load when they are near, not a page. */
const isSectionChunk = ({ name = "" }: { name?: string }) =>
  !["app", "menus"].includes(name) && !name.startsWith("component---");

/**
 * Gatsby would put all CSS into one sheet, which every page carries. Here a page carries its own, and
 * the sections below the first screen share one, which the page links where they begin
 * (gatsby/render-page.tsx).
 */
const styleGroups = {
  styles: false,
  sections: {
    name: "sections",
    type: "css/mini-extract",
    chunks: isSectionChunk,
    enforce: true,
  },
};

/** What only webpack writes into Gatsby's folder. */
const webpackFile = /^(?:[^/]+\.(?:js|css|LICENSE\.txt)|static\/[^/]+\.\w+)$/;

/** Puts the head script and the year in, and for the built site what its browser code needs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  getNodesByType,
  plugins,
  stage,
}) => {
  const isBrowserBuild = stage === "build-javascript";
  const config = getConfig();
  const [site] = getNodesByType("SiteJson") as unknown as [Site];
  keepFontsApart(config);
  if (isBrowserBuild) {
    shareAmongPages(config);
    // Gatsby leaves the scripts, styles and fonts of former builds, and drops `output` below.
    config.output.clean = { keep: (file: string) => !webpackFile.test(file) };
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await inlineScript("src/i18n/head-script", "headScript")),
        BUILD_YEAR: buildYear(process.cwd(), site.updated),
      }),
      ...(stage === "develop" ? [contentOverlay] : []),
    ],
  });
  if (isBrowserBuild) {
    actions.setWebpackConfig({
      optimization: { splitChunks: { cacheGroups: styleGroups } },
      // No source maps in the published folder.
      devtool: false,
      resolve: { alias: { [prefetchModule()]: resolve("src/app/prefetch.ts") } },
      plugins: [bundledLicenses],
    });
  }
};
