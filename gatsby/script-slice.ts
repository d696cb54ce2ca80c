import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import type { Files } from "../src/loader/prepare";

/** What Gatsby puts into each page in place of the slice "_gatsby-scripts". */
const sliceFile = join("public", "_gatsby", "slices", "_gatsby-scripts-1.html");

/** What is read of webpack's account of a compilation. */
interface Group {
  name?: string | null;
  getFiles: () => string[];
}

interface ChunkGraph {
  chunkGroups: readonly Group[];
  entrypoints: ReadonlyMap<string, Group>;
}

function found(html: string, pattern: RegExp): string {
  const [, value] = pattern.exec(html) ?? [];
  if (value === undefined) {
    throw new Error(
      `${sliceFile} is not as this version of Gatsby wrote it: ${pattern} is missing`,
    );
  }
  return value;
}

export interface Loaders {
  /** The compiled script loader, which stands in each page. */
  loader: string;
  /** The compiled script that brings what it is given, as FILES, into the browser's cache. */
  prepare: string;
  /** The `lang` of pages in the default language. */
  lang: string;
}

/** The hash of the site's scripts and the addresses of those that every page starts with. */
function readSlice(html: string) {
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src = ""]) => src);
  if (scripts.length === 0) throw new Error(`${sliceFile} lists no scripts`);
  return { hash: found(html, /___webpackCompilationHash="([^"]*)"/), scripts };
}

/** Gatsby's own map leaves out the files that several chunks share. */
export function chunkFiles({ chunkGroups, entrypoints }: ChunkGraph): Files["chunks"] {
  const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const files = (group: Group) =>
    group.getFiles().filter((file) => file.endsWith(".js") && !initial.has(file));
  const named = chunkGroups.flatMap((group) =>
    group.name && !entrypoints.has(group.name)
      ? [[group.name, files(group).map((file) => `/${file}`)] as const]
      : [],
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Makes of Gatsby's scripts what the script loader needs, so that they come after the page.
 * @param html the slice as Gatsby writes it: the hash, async scripts
 * @param base the path prefix, with no slash at its end
 * @returns the slice, and the file that it names: its name and its text
 */
export function loaderSlice(
  html: string,
  chunks: Files["chunks"],
  base: string,
  { loader, prepare, lang }: Loaders,
) {
  const { hash, scripts } = readSlice(html);
  const files: Files = { base, scripts: scripts.map((src) => src.slice(base.length)), chunks };
  const text = `(FILES=>{${prepare}})(${JSON.stringify(files)})`;
  const name = `prepare-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`;
  const settings = { lang, prepare: `${base}/${name}`, scripts: scripts.join(" "), hash };
  const attributes = Object.entries(settings).map(([key, value]) => `data-${key}="${value}"`);
  return { slice: `<script ${attributes.join(" ")}>${loader}</script>`, file: { name, text } };
}

/** Rewrites the slice once Gatsby has written it, which it does when webpack is done. */
export class ScriptSlicePlugin {
  constructor(private readonly loaders: Loaders) {}

  apply(compiler: Compiler): void {
    const after = { name: "ScriptSlicePlugin", stage: Number.MAX_SAFE_INTEGER };
    compiler.hooks.done.tap(after, (stats) => {
      if (stats.hasErrors()) return;
      const base = String(compiler.options.output.publicPath).replace(/\/$/, "");
      const html = readFileSync(sliceFile, "utf8");
      const { slice, file } = loaderSlice(html, chunkFiles(stats.compilation), base, this.loaders);
      writeFileSync(sliceFile, slice);
      writeFileSync(join("public", file.name), file.text);
    });
  }
}
