// Undocumented parts of Gatsby 5.16. docs/internals.md lists them, and those that other files touch.

/** Stops the build if an undocumented internal does not exist any more. */
function requireInternal<T>(part: T | null | undefined, name: string): T {
  if (part === undefined || part === null) {
    throw new Error(
      `${name} is missing in this version of Gatsby; gatsby/internals.ts expects Gatsby 5.16`,
    );
  }
  return part;
}

interface GatsbyWebpackConfig {
  module?: {
    rules?: {
      test?: unknown;
      exclude?: unknown;
      use?: { options?: { limit?: number } }[];
      type?: string;
    }[];
  };
}

/**
 * Makes every font a file. Gatsby inlines fonts below 10 kB as base64 into the CSS of every page, in all
 * languages.
 */
export function keepFontsApart({ module }: GatsbyWebpackConfig): void {
  const rule = module?.rules?.find(({ test }) => test instanceof RegExp && test.test("face.woff2"));
  const options = rule?.use?.find((loader) => loader.options?.limit !== undefined)?.options;
  requireInternal(options, "a size limit in the rule for fonts of webpack").limit = 0;
}

/** Lets code import drawings as text. Gatsby would import the address of each. */
export function importDrawings({ module }: GatsbyWebpackConfig): void {
  const drawing = /\.svg$/;
  const rule = module?.rules?.find(({ test }) => test instanceof RegExp && test.test("a.svg"));
  requireInternal(rule, "a rule for images of webpack").exclude = drawing;
  module?.rules?.push({ test: drawing, type: "asset/source" });
}

const asyncScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** The comments around the scripts, by which an incremental build finds them. */
const sliceMark = /<!-- slice-(?:start|end) [^>]*-->/g;

/**
 * Replaces Gatsby's async scripts in a page by an inline script that starts them later.
 * @param script the compiled src/inline-scripts/body.ts
 */
export function withDeferredScripts(html: string, script: string): string {
  const addresses = [...html.matchAll(asyncScript)].map(([, src = ""]) => src);
  requireInternal(addresses[0], '<script src="…" async> in each page');
  const element = `<script data-scripts="${addresses.join(" ")}">${script}</script>`;
  return html
    .replace(asyncScript, "")
    .replace(sliceMark, "")
    .replace("</body>", () => `${element}</body>`);
}
