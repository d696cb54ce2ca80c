import { type BuildOptions, build } from "esbuild";

/** Compiles and minifies a script for browsers, with everything that it imports. */
export async function browserScript(source: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...source,
    bundle: true,
    write: false,
    format: "iife",
    target: "es2020",
    minify: true,
    legalComments: "none",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/**
 * Compiles a script that pages have inline.
 * @param file relative to the project's root, without extension
 * @param name the exported function to call, with the data attributes of the script element
 */
export function inlineScript(file: string, name: string): Promise<string> {
  const contents = `import { ${name} } from "./${file}"; ${name}(document.currentScript.dataset);`;
  return browserScript({ stdin: { contents, resolveDir: process.cwd() } });
}
