import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";

/**
 * Serves the built site; where the port is taken, on another.
 * Usage: npm run serve -- [--port 9000]
 */
async function main() {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } });
  const root = resolve("public");
  const server = await startServer({ root, port: Number(values.port) }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${values.port} is taken; using another.`);
    return startServer({ root });
  });
  console.log(`Serving on ${server.url} (Ctrl+C stops)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.close());
}

asScript(main);
