import { resolve } from "node:path";
import { build } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { bundledLicenses } from "./bundled-licenses";
import { keepFontsApart, prefetchModule, sectionStyleSheet, shareAmongPages } from "./internals";
import { contentOverlay } from "./report-content-errors";

/** Whether a chunk contains sections that load lazily, not a page. */
const isSectionChunk = ({ name = "" }: { name?: string }) =>
  !["app", "menus"].includes(name) && !name.startsWith("component---");

/**
 * Gatsby would put all CSS into one style sheet, which every page inlines. Instead each page inlines its
 * own, and the sections below the first screen share one, which the page links where they begin
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

/** The files in Gatsby's output folder that only webpack writes. */
const webpackFile = /^(?:[^/]+\.(?:js|css|LICENSE\.txt)|static\/[^/]+\.\w+)$/;

/**
 * Compiles and minifies a script that pages have inline, with everything that it imports.
 * @param file relative to the project's root, without extension
 * @param name the exported function to call, with the data attributes of the script element
 */
export async function inlineScript(file: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from "./${file}"; ${name}(document.currentScript.dataset);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2020",
    minify: true,
    legalComments: "none",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
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
  if (isBrowserBuild) {
    shareAmongPages(config);
    // cssnano's calc plugin cannot parse nested functions or units such as cqw, and warns of them.
    const cssOptions = { preset: ["default", { calc: false }] };
    config.optimization.minimizer = [
      plugins.minifyJs(),
      plugins.minifyCss({ minimizerOptions: cssOptions }),
    ];
    // Gatsby keeps the scripts, styles and fonts of earlier builds. setWebpackConfig would ignore this.
    config.output.clean = { keep: (file: string) => !webpackFile.test(file) };
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await inlineScript("src/inline-scripts/head", "headScript")),
        // The HTML is built after the browser's code, whose file names contain hashes.
        SECTION_STYLE_SHEET: JSON.stringify(stage === "build-html" ? sectionStyleSheet() : ""),
      }),
      ...(stage === "develop" ? [contentOverlay] : []),
    ],
  });
  if (isBrowserBuild) {
    actions.setWebpackConfig({
      optimization: { splitChunks: { cacheGroups: styleGroups } },
      // Source maps would be published.
      devtool: false,
      resolve: { alias: { [prefetchModule()]: resolve("src/app/prefetch.ts") } },
      plugins: [bundledLicenses],
    });
  }
};
