import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site } from "../src/content/types";
import { bundledLicenses } from "./bundled-licenses";
import { contentOverlay } from "./content-check";
import { inlineScript } from "./inline-script";
import { beginWith, keepFontsApart, prefetching, shareAmongPages } from "./internals";

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
  const [site] = getNodesByType("SiteJson") as unknown as Site[];
  keepFontsApart(config);
  if (isBrowserBuild) {
    shareAmongPages(config);
    beginWith("src/app/entry", config);
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await inlineScript("src/i18n/head-script", "headScript")),
        // From the data: by the clock, the same commit would be another site next year.
        BUILD_YEAR: Number(site?.updated.slice(0, 4)),
      }),
      ...(stage === "develop" ? [contentOverlay] : []),
    ],
  });
  if (isBrowserBuild) {
    actions.setWebpackConfig({
      // No source maps in the published folder.
      devtool: false,
      resolve: { alias: { [prefetching()]: resolve("src/app/prefetch.ts") } },
      plugins: [bundledLicenses],
    });
  }
};
