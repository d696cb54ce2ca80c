import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const attempts = 20;

/** Listens on the port, or on the next free one after it; returns the port that was free. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + attempts - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    if (await tryPort(server, candidate, host)) return (server.address() as AddressInfo).port;
  }
  throw new Error(`Ports ${port} to ${last} are all taken.`);
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException) => {
      server.off("error", settle);
      server.off("listening", settle);
      if (error === undefined) resolve(true);
      else if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", settle);
    server.once("listening", settle);
    server.listen(port, host);
  });
}
