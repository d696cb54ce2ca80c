import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { StaticServer } from "../../tools/server/static-server";
import { type Copy, copyProject, type Edit } from "../../tools/testing/project-copy";
import { inOneBrowser } from "./browser";
import { startSite } from "./servers";

/**
 * Builds a copy of the project; its exit code, and all that it printed.
 * @param options of `npm run build`
 * @param settings of the environment, for this build alone
 */
export function build(
  folder: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    "node",
    ["tools/build.mjs", "--uncompressed", ...options],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", CI: "true", ...settings },
      encoding: "utf8",
    },
  );
  return { status, output: stdout + stderr };
}

interface VariantSite {
  copy: Copy;
  /** The built site. */
  root: string;
  site: StaticServer;
  open: (path: string) => Promise<Page>;
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
  let running: VariantSite | undefined;

  beforeAll(async () => {
    const copy = copyProject(await edits(), files);
    const { status, output } = build(copy.folder);
    if (status !== 0) throw new Error(`The copy does not build:\n${output}`);
    const root = join(copy.folder, "public");
    const site = await startSite(root);
    const open = (path: string) => openPage({ path, size: "desktop", origin: site.url });
    running = { copy, root, site, open };
  }, 600_000);

  afterAll(async () => {
    await running?.site.close();
    running?.copy.remove();
  });

  return () => {
    if (!running) throw new Error("The variant stands only while tests run");
    return running;
  };
}
