import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Page } from "puppeteer-core";

export interface Development {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}

/** Starts Gatsby's development server in a copy of the project, as `npm start` does. */
export async function startDevelopment(folder: string): Promise<Development> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "development",
    GATSBY_TELEMETRY_DISABLED: "1",
    CI: "true",
  };
  const args = ["node_modules/gatsby/cli.js", "develop", "--port", String(port)];
  // A group of its own: Gatsby starts processes that outlive it otherwise.
  const server = spawn("node", args, { cwd: folder, env, detached: true, stdio: "pipe" });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (part) => {
      output += part;
    });
  }
  const ended = once(server, "exit");
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
  };
  const end = Date.now() + 240_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The development server does not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, stop };
}

/** What the overlay of the development server says, spaces made single; undefined without one. */
export function overlayText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const root = document.querySelector("gatsby-fast-refresh")?.shadowRoot;
    const dialog = root?.querySelector<HTMLElement>("[role=dialog], [role=alertdialog]");
    return dialog?.innerText.replace(/\s+/g, " ");
  });
}
