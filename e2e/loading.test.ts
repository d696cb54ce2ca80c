import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, recordingOf } from "./support/browser";
import { bothSizes, isFull, isPublished, otherThan } from "./support/cases";
import { eventually, find, legalLink } from "./support/find";
import { pageHeight, readThrough } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, legalOf, pathIn } from "./support/texts";

// What a page loads, and when. How much: e2e/budgets.
const open = inOneBrowser();
const server = ownServer();

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

// Pictures from another host: e2e/services.
(data.site.imageHost ? test.skip : test).each(isFull ? bothSizes : bothSizes.slice(1))(
  "pictures load when they are near the viewport, and leave the layout the same if they fail, $size",
  async ({ size }) => {
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

    server.fail({ match: /^\/static\/.*\.(avif|webp|png)$/, kind: "cut" });
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
  },
);

test.each(isFull ? bothSizes : bothSizes.slice(1))(
  "the page of a link in view is prefetched on a $size",
  async ({ size }) => {
    const { code } = otherThan("en");
    const pageData = `/page-data${pathIn(code, "/privacy")}/page-data.json`;
    const requestsFor = (part: string) =>
      server.requests().filter(({ path }) => path.includes(part));
    const isAnswered = (part: string) => requestsFor(part).some(({ status }) => status === 200);
    const before = requestsFor(pageData).length;

    const page = await open({ path: pathIn(code, "/"), size, origin: server.url() });
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
