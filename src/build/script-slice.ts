import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";

/** What Gatsby puts into each page in place of the slice "_gatsby-scripts". */
const sliceFile = join("public", "_gatsby", "slices", "_gatsby-scripts-1.html");

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function found(html: string, pattern: RegExp): string {
  const [, value] = pattern.exec(html) ?? [];
  if (value === undefined) {
    throw new Error(
      `${sliceFile} is not as this version of Gatsby wrote it: ${pattern} is missing`,
    );
  }
  return value;
}

/**
 * Makes of Gatsby's scripts the settings of the script loader, so that they come after the page.
 * @param html the slice as Gatsby writes it: the chunk map, the hash, async scripts
 * @param loader the compiled script loader
 */
export function loaderSlice(html: string, loader: string): string {
  const chunks = JSON.parse(found(html, /___chunkMapping=("(?:[^"\\]|\\.)*")/)) as string;
  const hash = found(html, /___webpackCompilationHash="([^"]*)"/);
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src);
  if (scripts.length === 0) throw new Error(`${sliceFile} lists no scripts`);
  return `<script data-scripts="${scripts.join(" ")}" data-hash="${hash}" data-chunks="${attribute(chunks)}">${loader}</script>`;
}

/** Rewrites the slice once Gatsby has written it, which it does when webpack is done. */
export class ScriptSlicePlugin {
  constructor(private readonly loader: string) {}

  apply(compiler: Compiler): void {
    const after = { name: "ScriptSlicePlugin", stage: Number.MAX_SAFE_INTEGER };
    compiler.hooks.done.tap(after, (stats) => {
      if (stats.hasErrors()) return;
      writeFileSync(sliceFile, loaderSlice(readFileSync(sliceFile, "utf8"), this.loader));
    });
  }
}
