import { createHash } from "node:crypto";
import type { Page } from "puppeteer-core";
import { compressedSizes } from "./compressed";

export type Kind = "html" | "script" | "style" | "font" | "image" | "other";

export interface Resource {
  path: string;
  kind: Kind;
  /** Milliseconds after the start of the page at which it was asked for. */
  start: number;
  /** When a script element asked for it, in the same milliseconds; not where it was only brought. */
  ranAt?: number;
  /** Whether the browser waited for it before it painted. */
  isBlocking: boolean;
  /** Bytes in gzip 9 and brotli 11; what is no text is sent as it is. */
  gzip: number;
  brotli: number;
  cacheControl: string;
}

const kinds: [RegExp, Kind][] = [
  [/^text\/html/, "html"],
  [/^text\/javascript/, "script"],
  [/^text\/css/, "style"],
  [/^font\//, "font"],
  [/^image\//, "image"],
];

/** Whether a type becomes smaller by compression: texts do, pictures and fonts do not. */
const isText = (type: string) => /^text\/|json|xml|javascript/.test(type);

interface Entry {
  name: string;
  start: number;
  ranAt?: number;
  isBlocking: boolean;
}

/** The address of the document and of everything that it has asked for, each once, in order. */
function entriesOf(page: Page): Promise<Entry[]> {
  return page.evaluate(() => {
    const timings = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    const entries = timings.map(({ name, startTime, initiatorType, renderBlockingStatus }) => ({
      name,
      start: startTime,
      ranAt: initiatorType === "script" ? startTime : undefined,
      isBlocking: renderBlockingStatus === "blocking",
    }));
    return [{ name: location.href, start: 0, isBlocking: false }, ...entries];
  });
}

const known = new Map<string, ReturnType<typeof compressedSizes>>();

/** Sizes of a body as it is sent; the thorough compression of large scripts is done once. */
function sizesOf(body: Buffer, type: string) {
  if (!isText(type)) return { gzip: body.length, brotli: body.length };
  const digest = createHash("sha256").update(body).digest("hex");
  const sizes = known.get(digest) ?? compressedSizes(body);
  known.set(digest, sizes);
  return sizes;
}

async function measure({ name, start, ranAt, isBlocking }: Entry): Promise<Resource> {
  const answer = await fetch(name, { headers: { "Accept-Encoding": "identity" } });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("content-type") ?? "";
  return {
    path: new URL(name).pathname,
    kind: kinds.find(([pattern]) => pattern.test(type))?.[1] ?? "other",
    start,
    ranAt,
    isBlocking,
    ...sizesOf(body, type),
    cacheControl: answer.headers.get("cache-control") ?? "",
  };
}

/** The document and everything it has asked for so far, with sizes that do not depend on the moment. */
export async function resourcesOf(page: Page): Promise<Resource[]> {
  const entries = new Map<string, Entry>();
  for (const entry of await entriesOf(page)) {
    const known = entries.get(entry.name);
    entries.set(entry.name, { ...entry, ...known, ranAt: known?.ranAt ?? entry.ranAt });
  }
  return Promise.all([...entries.values()].map(measure));
}

/** Number and bytes of the resources of one kind, or of all. */
export function sumOf(resources: readonly Resource[], kind?: Kind) {
  const chosen = resources.filter((resource) => kind === undefined || resource.kind === kind);
  const sum = (key: "gzip" | "brotli") => chosen.reduce((total, each) => total + each[key], 0);
  return { requests: chosen.length, gzip: sum("gzip"), brotli: sum("brotli") };
}
