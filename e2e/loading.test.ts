import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, recordingOf } from "./support/browser";
import { isFull, isPublished, smokeMatrix } from "./support/cases";
import { eventually, find, legalLink } from "./support/find";
import { pageHeight, readThrough } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, legalOf, pathIn } from "./support/texts";

// What a page loads, and when. How much: e2e/budgets.
const server = ownServer();
const open = inOneBrowser(server);

const latin = ["special-gothic", "special-gothic-condensed-one"];

const fonts: [language: string, faces: string[]][] = [
  ["en", latin],
  ["hi", ["anek-devanagari-condensed", ...latin]],
  ["ru", ["onest-cyrillic", "onest-latin", "sofia-sans-extra-condensed-cyrillic", ...latin]],
];
const fontsOfOtherScripts: typeof fonts = [
  ["ar", ["changa-arabic", ...latin]],
  ["bn", ["anek-bangla-condensed", ...latin]],
  ["ja", latin],
];

test.each([...fonts, ...(isFull ? fontsOfOtherScripts : [])].filter(([code]) => isPublished(code)))(
  "%s loads only the fonts that its script needs",
  async (code, faces) => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType("resource")
        .map(({ name }) => /\/static\/(.+)-[0-9a-f]+\.woff2$/.exec(name)?.[1])
        .filter((name) => name !== undefined);
    });
    expect([...new Set(loaded)].sort()).toEqual(faces);
    await expectQuiet(page);
  },
);

/** Scrolls through the page. Waits until all visible pictures have loaded or failed, and returns them. */
async function readPictures(page: Page) {
  await readThrough(page);
  return eventually(async () => {
    const images = await page.$$eval("img", (all) =>
      all
        .filter((image) => image.checkVisibility())
        .map(({ complete, naturalWidth, clientWidth, clientHeight }) => ({
          complete,
          isLoaded: naturalWidth > 0,
          hasBox: clientWidth > 0 && clientHeight > 0,
        })),
    );
    return images.every(({ complete }) => complete) && images;
  });
}

// Pictures from another host: e2e/services. That they load late: e2e/budgets.
(data.site.imageHost ? test.skip : test).each(smokeMatrix)(
  "pictures leave the layout the same when they load and when they fail, $code, $size",
  async ({ code, size }) => {
    const path = pathIn(code, "/");
    const page = await open({ path, size });
    const height = await pageHeight(page);
    const images = await readPictures(page);
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) expect(image).toMatchObject({ isLoaded: true, hasBox: true });
    expect(await pageHeight(page)).toBe(height);
    await expectQuiet(page);

    server.fail({ match: /^\/static\/.*\.(avif|webp|png)$/, kind: "cut" });
    const bad = await open({ path, size });
    for (const image of await readPictures(bad)) expect(image.hasBox).toBe(true);
    expect(Math.abs((await pageHeight(bad)) - height)).toBeLessThanOrEqual(2);
    expect(recordingOf(bad)).toMatchObject({ pageErrors: [], foreignRequests: [] });
  },
);

test.each(smokeMatrix)(
  "the page of a link in view is prefetched, $code, $size",
  async ({ code, size }) => {
    const pageData = `/page-data${pathIn(code, "/privacy")}/page-data.json`;
    const requestsFor = (part: string) =>
      server.requests().filter(({ path }) => path.includes(part));
    const isAnswered = (part: string) =>
      requestsFor(part).some(
        ({ response: { headersSent, statusCode } }) => headersSent && statusCode === 200,
      );
    const before = requestsFor(pageData).length;

    const page = await open({ path: pathIn(code, "/"), size });
    const link = await legalLink(page, code, "privacy");
    await link.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    await eventually(
      async () => isAnswered(pageData) && isAnswered("/component---src-templates-legal"),
    );
    await link.click();
    await find(page, "heading", legalOf(code, "privacy").title);
    expect(requestsFor(pageData)).toHaveLength(before + 1);
    await expectQuiet(page);
  },
);
