import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothSizes, isFull } from "./support/cases";
import { eventually } from "./support/find";
import { recordingOf } from "./support/recording";
import { pageHeight, readThrough } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

const images = (page: Page) =>
  page.$$eval("img", (found) =>
    found.map((image) => ({
      isLazy: image.loading === "lazy",
      hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
      alt: image.getAttribute("alt"),
      isComplete: image.complete,
      isLoaded: image.complete && image.naturalWidth > 0,
      isShown: image.checkVisibility(),
      hasBox: image.clientWidth > 0 && image.clientHeight > 0,
    })),
  );

const pictures = /^\/static\/.*\.(avif|webp|png)$/;
// Pictures from another host: e2e/image-host.
const whereOwn = data.site.imageHost ? describe.skip : describe;

whereOwn.each(isFull ? bothSizes : bothSizes.slice(1))("images, $size", ({ size }) => {
  test("load when they are near the viewport, and leave the layout the same if they fail", async () => {
    const page = await open({ path: "/", size, origin: server.url() });
    const height = await pageHeight(page);
    await readThrough(page);
    await eventually(async () =>
      (await images(page)).every((each) => each.isLoaded || !each.isShown),
    );
    const all = await images(page);
    expect(all.length).toBeGreaterThan(5);
    for (const image of all) expect(image).toMatchObject({ isLazy: true, hasSize: true });
    expect(await pageHeight(page)).toBe(height);
    await expectQuiet(page);

    server.fail({ match: pictures, kind: "cut" });
    const bad = await open({ path: "/", size, origin: server.url() });
    await readThrough(bad);
    await eventually(async () =>
      (await images(bad)).every((each) => each.isComplete || !each.isShown),
    );
    expect(Math.abs((await pageHeight(bad)) - height)).toBeLessThanOrEqual(2);
    const seen = await images(bad);
    expect(seen.filter(({ isShown, hasBox }) => isShown && !hasBox)).toEqual([]);
    expect(seen.filter(({ alt }) => alt === null)).toEqual([]);
    expect(recordingOf(bad)).toMatchObject({ pageErrors: [], foreignRequests: [] });
  });
});
