import type { StaticServer } from "../../tools/server/static-server";

// Jest loads setup and teardown apart from each other; what they share must hang on the process.
const holder: typeof globalThis & { e2eServer?: StaticServer } = globalThis;

/** Remembers the server until the teardown. */
export function keepServer(server: StaticServer): void {
  holder.e2eServer = server;
}

/** Hands the server over to the teardown; nothing if it never started. */
export function takeServer(): StaticServer | undefined {
  const server = holder.e2eServer;
  delete holder.e2eServer;
  return server;
}
