import { whenIdle } from "../app/when-idle";

/** What the build knows of the site's scripts: addresses without the path prefix. */
export interface Files {
  /** The path prefix, with no slash at its end. */
  base: string;
  /** What every page starts with. */
  scripts: readonly string[];
  /** The files of each named chunk, without those that every page starts with. */
  chunks: Record<string, readonly string[]>;
}

/** Brings a file into the browser's cache. It rejects where the file cannot be had. */
async function bring(address: string): Promise<string> {
  const answer = await fetch(address, { priority: "low" } as RequestInit);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

/**
 * The files that come after the page: those of the header's menus, and those of the page's template.
 * Their chunks are named `later--`, what they belong to, `--` and what they are.
 */
function laterFiles(chunks: Files["chunks"], template: string): string[] {
  const belongs = (name: string) => {
    const [kind, owner = ""] = name.split("--");
    return kind === "later" && `header ${template}`.includes(owner);
  };
  const names = Object.keys(chunks).filter(belongs);
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}

async function bringFiles({ base, scripts, chunks }: Files): Promise<void> {
  // One after the other, so that the browser has time for the visitor in between.
  const bringAll = async (files: readonly string[]) => {
    for (const file of files) await bring(base + file);
  };
  const path = (document.body.dataset.path ?? "").replace(/^\/|\/$/g, "") || "index";
  await bringAll(scripts);
  const page = await bring(`${base}/page-data/${path}/page-data.json`);
  const pageData = JSON.parse(page) as { componentChunkName: string };
  // Gatsby's loader looks here before it asks for the data.
  Object.assign(window, { pageData });
  const template = pageData.componentChunkName;
  await bringAll([...(chunks[template] ?? []), "/page-data/app-data.json"]);
  await new Promise<void>(whenIdle);
  await bringAll(laterFiles(chunks, template));
}

/**
 * Brings what the page's scripts will ask for into the browser's cache, first what comes first, and
 * hands Gatsby the page's data: the network may be gone when they are wanted. What cannot be had now
 * is asked for again then. It runs in a file of its own, which the script loader loads when the page
 * is there.
 */
export function prepare(files: Files): void {
  Object.assign(window, { ___chunkMapping: files.chunks });
  bringFiles(files).catch(() => undefined);
}
