import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const masters = join(__dirname, "../../src/images");

export interface ImageHost {
  url: string;
  /** While it lacks every file. */
  setMissing: (missing: boolean) => void;
  close: () => void;
}

/**
 * An image host as site.json's `imageHost` names one. It has the master for every size and format:
 * browsers look at what an answer holds, not at the end of its name.
 * @param port a free one by default
 */
export async function startImageHost(port = 0): Promise<ImageHost> {
  let isMissing = false;
  const server = createServer(({ url = "/" }, response) => {
    const [, name] = /^\/([\w-]+)-\d+\.(?:avif|webp|png)$/.exec(url) ?? [];
    if (isMissing || !name) return response.writeHead(404).end();
    const picture = readFileSync(join(masters, `${name}.png`));
    return response.writeHead(200, { "Content-Type": "image/png" }).end(picture);
  });
  await once(server.listen(port, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setMissing: (missing) => {
      isMissing = missing;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
