import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../hosts/raw-request";
import { eventually } from "../support/find";

export interface Development {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts Gatsby's development server in a copy of the project, as `npm start` does.
 * @param variables of the environment
 */
export async function startDevelopment(
  folder: string,
  variables: Record<string, string> = {},
): Promise<Development> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...variables,
    NODE_ENV: "development",
    GATSBY_TELEMETRY_DISABLED: "1",
    CI: "true",
  };
  const args = ["node_modules/gatsby/cli.js", "develop", "--port", String(port)];
  // In a process group, because Gatsby starts processes that outlive it otherwise.
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
  const isUp = async () => (await fetch(url).catch(() => undefined))?.ok;
  await eventually(async () => server.exitCode !== null || isUp(), 240).catch(() => undefined);
  if (server.exitCode === null && (await isUp())) return { url, stop };
  await stop();
  throw new Error(`The development server does not start:\n${output}`);
}
