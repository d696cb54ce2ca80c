import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ImageHost {
  url: string;
  /** Answers every request with 404 while it is set to true. */
  setMissing: (missing: boolean) => void;
  close: () => void;
}

/**
 * Starts a host for the `imageHost` of site.json. It sends the original PNG of src/images for every
 * size and format, because browsers recognize the format of a picture by its content.
 * @param port a free port by default
 */
export async function startImageHost(port = 0): Promise<ImageHost> {
  let isMissing = false;
  const server = createServer(({ url = "/" }, response) => {
    const [, name] = /^\/([\w-]+)-\d+\.(?:avif|webp|png)$/.exec(url) ?? [];
    if (isMissing || !name) return response.writeHead(404).end();
    const picture = readFileSync(`src/images/${name}.png`);
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
