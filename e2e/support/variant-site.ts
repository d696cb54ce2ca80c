import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { StaticServer } from "../../tools/server/static-server";
import { inOneBrowser } from "./browser";
import { type ImageHost, startImageHost } from "./image-host";
import { startSite } from "./servers";
import { build, type Copy, copyProject, type Edit } from "./variant";

interface VariantSite {
  /** Serves the pictures, where the edits name its address. */
  host: ImageHost;
  copy: Copy;
  /** The built site. */
  root: string;
  site: StaticServer;
  open: (path: string) => Promise<Page>;
}

/**
 * Builds an edited copy of the project before the tests around it, serves it and opens its pages at
 * the size of a desk; ends all of that after them.
 * @param edits made to the copy, from the address of the image host
 * @param files JSON files that are added, by path
 * @returns gives, inside a test, what runs
 */
export function serveVariant(
  edits: (imageHost: string) => Record<string, Edit>,
  files: Record<string, unknown> = {},
): () => VariantSite {
  const openPage = inOneBrowser();
  let running: VariantSite | undefined;

  beforeAll(async () => {
    const host = await startImageHost();
    const copy = copyProject(edits(host.url), files);
    const { status, output } = build(copy.folder);
    if (status !== 0) throw new Error(`The copy does not build:\n${output}`);
    const root = join(copy.folder, "public");
    const site = await startSite({ root });
    const open = (path: string) => openPage({ path, size: "desktop", origin: site.url });
    running = { host, copy, root, site, open };
  }, 600_000);

  afterAll(async () => {
    await running?.site.close();
    await running?.host.close();
    running?.copy.remove();
  });

  return () => {
    if (!running) throw new Error("The variant stands only while tests run");
    return running;
  };
}
