import { parseArgs } from "node:util";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";

/** Serves the built site: npm run serve [-- --port 9000]. Uses a free port if that port is in use. */
asScript(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } });
  const server = await startServer({ root: "public", port: Number(values.port) }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${values.port} is in use, so another port is used.`);
    return startServer({ root: "public" });
  });
  console.log(`The site is at ${server.url} (press Ctrl+C to stop)`);
});
