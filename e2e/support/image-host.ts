import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";

const masters = join(__dirname, "../../src/images");
const types = { avif: "image/avif", webp: "image/webp", png: "image/png" } as const;

export interface ImageHost {
  url: string;
  /** What it was asked for. */
  requests: string[];
  /** While it lacks every file. */
  setMissing: (missing: boolean) => void;
  close: () => Promise<void>;
}

/** By path: each picture is made once, as AVIF takes a while. */
const made = new Map<string, Promise<Buffer>>();

/** An image host as site.json's `imageHost` names one: it serves /carton-340.avif and the like. */
export async function startImageHost(): Promise<ImageHost> {
  const requests: string[] = [];
  let isMissing = false;
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const [, name, width, format] = /^\/([\w-]+)-(\d+)\.(avif|webp|png)$/.exec(path) ?? [];
    if (isMissing || !name || !format) {
      response.writeHead(404).end();
      return;
    }
    const type = format as keyof typeof types;
    const image = sharp(join(masters, `${name}.png`)).resize(Number(width));
    const body = made.get(path) ?? image.toFormat(type).toBuffer();
    made.set(path, body);
    response.writeHead(200, { "Content-Type": types[type] }).end(await body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    setMissing: (missing) => {
      isMissing = missing;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
