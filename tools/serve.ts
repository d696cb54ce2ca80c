import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";

const usage = "Usage: npm run serve -- [--port 9000] [--root public] [--host localhost]";

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "9000" },
      root: { type: "string", default: "public" },
      host: { type: "string", default: "localhost" },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${values.port}" is no port. ${usage}`);
  }
  const root = resolve(values.root);
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const server = await startServer({ root, port, host: values.host }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken; using another.`);
    return startServer({ root, port: 0, host: values.host });
  });
  console.log(`Serving on ${server.url} (Ctrl+C stops)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.close());
}

asScript(main);
