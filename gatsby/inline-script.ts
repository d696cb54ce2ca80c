import { build } from "esbuild";

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
