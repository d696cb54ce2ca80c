import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transform } from "esbuild";
import type { GatsbyNode } from "gatsby";

/** The head script, compiled for every browser and minified: it stands inline in each page. */
async function headScript(): Promise<string> {
  const source = readFileSync(resolve("src/i18n/head-script.ts"), "utf8");
  const { code } = await transform(source.replaceAll("export ", ""), {
    loader: "ts",
    target: "es2017",
    minify: true,
  });
  return `(()=>{${code.trim()}headScript(document.currentScript.dataset)})()`;
}

interface FontRule {
  test?: unknown;
  use?: { options?: { limit?: number } }[];
}

/**
 * Makes every font a file. Gatsby puts those under 10 kB as base64 into what imports them, and that
 * is each page's CSS: a face of one script would weigh on all languages.
 */
export function keepFontsApart(rules: FontRule[]): void {
  const fonts = rules.filter(({ test }) => test instanceof RegExp && test.test("face.woff2"));
  for (const { options } of fonts.flatMap(({ use = [] }) => use)) {
    if (options) options.limit = 0;
  }
}

/** Puts the head script and the year in; leaves source maps out of the published folder. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig();
  keepFontsApart(config.module.rules);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    ...(stage === "build-javascript" ? { devtool: false } : {}),
    plugins: [
      plugins.define({
        HEAD_SCRIPT: JSON.stringify(await headScript()),
        BUILD_YEAR: JSON.stringify(new Date().getUTCFullYear()),
      }),
    ],
  });
};
