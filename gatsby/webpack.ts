import { readdirSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { inlineScript } from "./browser-script";
import { bundledLicenses } from "./bundled-licenses";
import { contentOverlay } from "./development-content";
import { importDrawings, keepFontsApart } from "./internals";

interface Chunk {
  name?: string | null;
}

const isPageChunk = ({ name }: Chunk) => name?.startsWith("component---") ?? false;

/** Changes of Gatsby's cache groups, with which webpack divides code and CSS among files. */
const cacheGroups = {
  // Gatsby shares what as many chunks use as there are pages, so that every page would load the code that
  // three lazy parts share.
  commons: { chunks: isPageChunk },
  // Gatsby would put all CSS into one style sheet, which every page inlines. Instead each page inlines its
  // own, and the sections below the first screen share one, which the page links where they begin
  // (gatsby/render-page.tsx).
  styles: false,
  sections: {
    name: "sections",
    type: "css/mini-extract",
    chunks: (chunk: Chunk) => !isPageChunk(chunk) && !["app", "menus"].includes(chunk.name ?? ""),
    enforce: true,
  },
};

/**
 * Returns the name of the style sheet of the sections below the first screen, which contains a hash. Gatsby builds
 * the HTML after the code and the styles for the browser.
 */
function sectionStyleSheet(): string {
  const file = readdirSync("public").find((name) => /^sections\..+\.css$/.test(name));
  if (!file) throw new Error("public/ has no style sheet sections.*.css; see gatsby/webpack.ts");
  return file;
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const isBrowserBuild = stage === "build-javascript";
  const config = getConfig();
  keepFontsApart(config);
  importDrawings(config);
  if (isBrowserBuild) {
    // cssnano's calc plugin cannot parse nested functions or units such as cqw, and warns of them.
    const cssOptions = { preset: ["default", { calc: false }] };
    config.optimization.minimizer = [
      plugins.minifyJs(),
      plugins.minifyCss({ minimizerOptions: cssOptions }),
    ];
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await inlineScript("src/inline-scripts/head", "headScript")),
        IS_HTML_BUILD: JSON.stringify(stage === "build-html"),
        SECTION_STYLE_SHEET: JSON.stringify(stage === "build-html" ? sectionStyleSheet() : ""),
      }),
      ...(stage === "develop" ? [contentOverlay] : []),
    ],
  });
  if (isBrowserBuild) {
    actions.setWebpackConfig({
      optimization: { splitChunks: { cacheGroups } },
      // Source maps would be published.
      devtool: false,
      plugins: [bundledLicenses],
    });
  }
};
