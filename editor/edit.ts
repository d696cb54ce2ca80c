import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { startEditor } from "./editor-server";

/**
 * The editing page on http://localhost:8081/admin, and beside it the site as `npm start` serves it,
 * which shows each change when it is saved.
 * Usage: npm run edit -- [--port 8081] [--no-preview]
 */
const preview = "http://localhost:8000";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8081" },
      "no-preview": { type: "boolean", default: false },
    },
  });
  const hasPreview = !values["no-preview"];
  const server = await startEditor({
    root: process.cwd(),
    port: Number(values.port),
    preview: hasPreview ? preview : "",
  });
  console.log(`Edit on ${server.url}/admin (Ctrl+C stops)`);
  if (!hasPreview) return;
  console.log(`The site will be on ${preview} in a minute.`);
  const site = spawn("node", ["tools/gatsby.mjs", "develop"], { stdio: "inherit" });
  site.on("exit", () => server.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
