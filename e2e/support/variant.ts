import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { StaticServer } from "../../tools/server/static-server";
import { type Copy, copyProject, type Edit } from "../../tools/testing/project-copy";
import { inOneBrowser, type PageOptions } from "./browser";
import { eventually } from "./find";
import { freePort } from "./host-servers";
import { startSite } from "./servers";

/** Builds a copy of the project, without compressed files. Throws the build's output if it fails. */
export function build(folder: string, variables: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", UNCOMPRESSED: "1", ...variables },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The copy does not build:\n${stdout}${stderr}`);
}

/**
 * Builds an edited copy of the project before the tests of a file, and serves it.
 * @param files JSON files to add, by path
 * @returns a function that returns, inside a test, the server and a function that opens a page
 */
export function serveVariant(
  edits: () => Promise<Record<string, Edit>>,
  files: Record<string, unknown> = {},
) {
  const openPage = inOneBrowser();
  let copy: Copy;
  let site: StaticServer;

  beforeAll(async () => {
    copy = copyProject(await edits(), files);
    build(copy.folder);
    site = await startSite(join(copy.folder, "public"));
  }, 600_000);

  afterAll(async () => {
    await site?.close();
    copy?.remove();
  });

  const open = (path: string, options?: Partial<PageOptions>): Promise<Page> =>
    openPage({ path, size: "desktop", origin: site.url, ...options });
  return () => ({ site, open });
}

/** Starts Gatsby's development server in a copy of the project, as `npm start` does. */
export async function startDevelopment(folder: string, variables: Record<string, string> = {}) {
  const port = await freePort();
  const args = ["node_modules/gatsby/cli.js", "develop", "--port", String(port)];
  // The server runs in a process group, because Gatsby starts processes that would outlive it.
  const server = spawn("node", args, {
    cwd: folder,
    env: { ...process.env, ...variables, NODE_ENV: "development", CI: "true" },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  server.stderr.on("data", (text) => (output += text));
  const ended = once(server, "exit");
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
  };
  await eventually(async () => (await fetch(url).catch(() => undefined))?.ok, 240).catch(
    async () => {
      await stop();
      throw new Error(`The development server does not start:\n${output}`);
    },
  );
  return { url, stop };
}
