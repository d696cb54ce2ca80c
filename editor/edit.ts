import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { asScript } from "../tools/lib/command.mjs";
import { startEditor } from "./server";

/**
 * The editing page on http://localhost:8081/admin, and beside it the site as `npm start` serves it,
 * which shows each change when it is saved.
 * Usage: npm run edit -- [--port 8081]
 */
const preview = "http://localhost:8000";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: "string", default: "8081" } } });
  const server = await startEditor({ root: process.cwd(), port: Number(values.port), preview });
  console.log(`Edit on ${server.url}/admin (Ctrl+C stops). The site comes in a minute.`);
  const site = spawn("node", ["tools/gatsby.mjs", "develop"], { stdio: "inherit" });
  site.on("exit", () => server.close());
}

asScript(main);
