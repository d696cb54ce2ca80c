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

/** Puts the head script and the year in; leaves source maps out of the published folder. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  plugins,
  stage,
}) => {
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
