import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { recordingOf } from "./support/recording";
import { readThrough } from "./support/scrolling";
import { serveVariant } from "./support/variant";

let isMissing = false;

/** Sends the original PNG for every size and format, because browsers detect the format. */
const server = createServer(({ url = "/" }, response) => {
  const [, name] = /^\/([\w-]+)-\d+\.(?:avif|webp|png)$/.exec(url) ?? [];
  if (isMissing || !name) return response.writeHead(404).end();
  const picture = readFileSync(`src/images/${name}.png`);
  return response.writeHead(200, { "Content-Type": "image/png" }).end(picture);
});
let imageHost: string;

const running = serveVariant(async () => {
  await once(server.listen(0, "localhost"), "listening");
  imageHost = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    "data/site.json": (json) => {
      json.imageHost = imageHost;
    },
  };
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const open = (path: string) => running().open(path);

/** Scrolls through the page. Returns its height and its pictures. */
async function pictures(page: Page) {
  await readThrough(page);
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("picture img")];
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return {
      height: document.documentElement.scrollHeight,
      images: images.map((image) => ({
        origin: new URL(image.currentSrc || image.src).origin,
        isLoaded: image.naturalWidth > 0,
        alt: image.alt,
        width: image.getBoundingClientRect().width,
      })),
    };
  });
}

test("pictures are requested from the image host, and nothing else is", async () => {
  const page = await open("/");
  const { images } = await pictures(page);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatchObject({ origin: imageHost, isLoaded: true });
  const { foreignRequests } = recordingOf(page);
  expect(foreignRequests.filter((address) => new URL(address).origin !== imageHost)).toEqual([]);
});

test("if the image host has no files, the layout is the same, with alternative texts", async () => {
  const whole = await pictures(await open("/"));
  isMissing = true;
  const broken = await pictures(await open("/"));
  isMissing = false;
  expect(broken.images.every(({ isLoaded }) => !isLoaded)).toBe(true);
  expect(Math.abs(broken.height - whole.height)).toBeLessThanOrEqual(2);
  expect(broken.images.map(({ width }) => width)).toEqual(whole.images.map(({ width }) => width));
  expect(broken.images.filter(({ alt }) => alt.length > 0).length).toBeGreaterThan(0);
});

test.each(["/privacy", "/cookies"])(
  "%s names the image host as a recipient of data",
  async (path) => {
    const page = await open(path);
    expect(await page.$eval("main", (main) => main.textContent)).toContain(imageHost);
  },
);
