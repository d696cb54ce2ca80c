import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Module } from "webpack";

/**
 * A part of another program's inside, on which nobody promises that it stays. One that is renamed or
 * gone stops the build.
 * @param part what was found where it is expected
 * @param where what it is, and the version in which it was seen there
 */
function inside<T>(part: T | null | undefined, where: string): T {
  if (part === undefined || part === null) {
    throw new Error(
      `${where} is not there any more: see what came in its place (gatsby/internals.ts)`,
    );
  }
  return part;
}

/** All modules in a bundle; webpack 5.98 melts many of them together. */
export function bundledModules(modules: Iterable<Module>): Module[] {
  return [...modules].flatMap((module) => {
    if (module.constructor.name !== "ConcatenatedModule") return [module];
    const { modules } = module as Module & { modules?: Iterable<Module> };
    return bundledModules(inside(modules, "“modules” of a ConcatenatedModule of webpack 5.98"));
  });
}

/**
 * The module by which Gatsby loads the next page's files ahead, as the build copies it. src/app/prefetch.ts
 * takes its place.
 */
export function prefetchModule(): string {
  const isThere = existsSync(resolve("node_modules/gatsby/cache-dir/prefetch.js"));
  return inside(isThere ? resolve(".cache/prefetch.js") : null, "prefetch.js of Gatsby 5.16");
}

/** What is read of the configuration that Gatsby 5.16 makes for webpack. */
interface GatsbyWebpackConfig {
  module?: { rules?: { test?: unknown; use?: { options?: { limit?: number } }[] }[] };
  optimization?: {
    splitChunks?: {
      cacheGroups?: { commons?: { chunks?: (chunk: { name?: string }) => boolean } };
    };
  };
}

/**
 * Keeps what pages share apart from what comes later: Gatsby counts every chunk, so that the code
 * that three later pieces share would come with each page.
 */
export function shareAmongPages({ optimization }: GatsbyWebpackConfig): void {
  const { commons } = optimization?.splitChunks?.cacheGroups ?? {};
  const group = inside(commons, "webpack's cache group “commons” of Gatsby 5.16");
  group.chunks = ({ name }) => name?.startsWith("component---") ?? false;
}

/**
 * Makes every font a file. Gatsby puts those under 10 kB as base64 into what imports them, and that
 * is each page's CSS: a face of one script would weigh on all languages.
 */
export function keepFontsApart({ module }: GatsbyWebpackConfig): void {
  const rule = module?.rules?.find(({ test }) => test instanceof RegExp && test.test("face.woff2"));
  const options = rule?.use?.find((loader) => loader.options?.limit !== undefined)?.options;
  inside(options, "the limit of webpack's rule for fonts of Gatsby 5.16").limit = 0;
}
