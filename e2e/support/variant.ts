import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { StaticServer } from "../../tools/server/static-server";
import { type Copy, copyProject, type Edit } from "../../tools/testing/project-copy";
import { inOneBrowser, type PageOptions } from "./browser";
import { startSite } from "./servers";

/**
 * Builds a copy of the project.
 * @param options of `npm run build`
 * @param settings of the environment, for this build alone
 * @throws with all that it printed, if it fails
 */
export function build(
  folder: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): void {
  const { status, stdout, stderr } = spawnSync(
    "node",
    ["tools/build.mjs", "--uncompressed", ...options],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", CI: "true", ...settings },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`The copy does not build:\n${stdout}${stderr}`);
}

interface VariantSite {
  /** The built site. */
  root: string;
  site: StaticServer;
  open: (path: string, options?: Partial<PageOptions>) => Promise<Page>;
}

/**
 * Builds an edited copy of the project before the tests around it, serves it and opens its pages at
 * the size of a desk; ends all of that after them.
 * @param edits made to the copy
 * @param files JSON files that are added, by path
 * @returns gives, inside a test, what runs
 */
export function serveVariant(
  edits: () => Promise<Record<string, Edit>>,
  files: Record<string, unknown> = {},
): () => VariantSite {
  const openPage = inOneBrowser();
  let copy: Copy;
  let running: VariantSite | undefined;

  beforeAll(async () => {
    copy = copyProject(await edits(), files);
    build(copy.folder);
    const root = join(copy.folder, "public");
    const site = await startSite(root);
    const open: VariantSite["open"] = (path, options) =>
      openPage({ path, size: "desktop", origin: site.url, ...options });
    running = { root, site, open };
  }, 600_000);

  afterAll(async () => {
    await running?.site.close();
    copy?.remove();
  });

  return () => {
    if (!running) throw new Error("The variant stands only while tests run");
    return running;
  };
}
