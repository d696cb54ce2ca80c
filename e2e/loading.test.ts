import { setUpBrowser } from "./support/browser";
import { isFull, isPublished, smokeMatrix } from "./support/cases";
import { eventually, find, legalLink } from "./support/find";
import { pageHeight, readThrough } from "./support/scrolling";
import { setUpServer } from "./support/servers";
import { data, legalOf, localePath } from "./support/texts";

// What a page loads, and when. How much: e2e/budgets.
const server = setUpServer();
const open = setUpBrowser(server);

const latin = ["special-gothic", "special-gothic-condensed-one"];

const fonts: [language: string, faces: string[]][] = [
  ["en", latin],
  ["hi", ["anek-devanagari-condensed", ...latin]],
  ["ru", ["onest-cyrillic", "onest-latin", "sofia-sans-extra-condensed-cyrillic", ...latin]],
  // Only with FULL=1.
  ["ar", ["changa-arabic", ...latin]],
  ["bn", ["anek-bangla-condensed", ...latin]],
  ["ja", latin],
];

test.each(fonts.slice(0, isFull ? undefined : 3).filter(([code]) => isPublished(code)))(
  "%s loads only the fonts that its script needs",
  async (code, faces) => {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType("resource")
        .map(({ name }) => /\/static\/(.+)-[0-9a-f]+\.woff2$/.exec(name)?.[1])
        .filter((name) => name !== undefined);
    });
    expect([...new Set(loaded)].sort()).toEqual(faces);
  },
);

// Pictures from another host: e2e/long/services. That they load late: e2e/budgets.
(data.site.imageHost ? test.skip : test).each(smokeMatrix)(
  "pictures leave the layout the same when they load and when they fail, $code, $size",
  async ({ code, size }) => {
    const heights: number[] = [];
    for (const isCut of [false, true]) {
      if (isCut) server.fail({ match: /^\/static\/.*\.(avif|webp|png)$/, kind: "cut" });
      const expected = isCut ? /./ : undefined;
      const page = await open({ path: localePath(code, "/"), size, expected });
      heights.push(await pageHeight(page));
      await readThrough(page);
      // The natural width of each visible picture that has loaded or failed.
      const widths = await eventually(async () => {
        const images = await page.$$eval("img", (all) =>
          all
            .filter((image) => image.checkVisibility())
            .map(({ complete, naturalWidth }) => ({ complete, naturalWidth })),
        );
        return images.every(({ complete }) => complete) && images.map((each) => each.naturalWidth);
      });
      expect(widths.length).toBeGreaterThan(5);
      if (!isCut) expect(widths).not.toContain(0);
      heights.push(await pageHeight(page));
    }
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  },
);

test.each(smokeMatrix)(
  "the page of a link in view is prefetched, $code, $size",
  async ({ code, size }) => {
    const pageData = `/page-data${localePath(code, "/privacy")}/page-data.json`;
    const requestsFor = (part: string) =>
      server.requests().filter(({ path }) => path.includes(part));
    const isAnswered = (part: string) =>
      requestsFor(part).some(
        ({ response: { headersSent, statusCode } }) => headersSent && statusCode === 200,
      );
    const before = requestsFor(pageData).length;

    const page = await open({ path: localePath(code, "/"), size });
    const link = await legalLink(page, code, "privacy");
    await link.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    await eventually(
      async () => isAnswered(pageData) && isAnswered("/component---src-templates-document"),
    );
    await link.click();
    await find(page, "heading", legalOf(code, "privacy").title);
    expect(requestsFor(pageData)).toHaveLength(before + 1);
  },
);
