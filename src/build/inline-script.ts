import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transform } from "esbuild";

/**
 * Compiles a script that stands inline in each page, for every browser, minified.
 * @param file a file of the project whose only export is a function
 * @param name that function, which gets the data attributes of the script's element
 */
export async function inlineScript(file: string, name: string): Promise<string> {
  const source = readFileSync(resolve(file), "utf8");
  const { code } = await transform(source.replaceAll("export ", ""), {
    loader: "ts",
    target: "es2017",
    minify: true,
  });
  return `(()=>{${code.trim()}${name}(document.currentScript.dataset)})()`;
}
