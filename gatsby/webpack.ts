import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Site } from "../src/content/types";
import { bundledLicenses } from "./bundled-licenses";
import { contentOverlay } from "./content-check";
import { inlineScript } from "./inline-script";
import { prefetching } from "./internals/prefetching";
import { keepFontsApart, shareAmongPages } from "./internals/webpack-config";

/**
 * What the browser code of the built site gets beside the rest: no source maps in the published
 * folder, prefetching, the licences of what is bundled.
 */
function browserBuild() {
  return {
    devtool: false as const,
    resolve: { alias: { [prefetching()]: resolve("src/app/prefetch.ts") } },
    plugins: [bundledLicenses],
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
  if (stage === "build-javascript") actions.setWebpackConfig(browserBuild());
};
