import { build } from "esbuild";

/**
 * Compiles a script that Gatsby's bundles do not hold, with what it imports, for every browser,
 * minified.
 * @param file a file of the project, relative to its root, without extension
 * @param name a function that it exports, which the script calls with its element's data attributes
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
