import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { isFull, isPublished } from "./support/cases";
import { bringProductDemo } from "./support/product-demo";
import { siteRoot } from "./support/servers";
import { data, faqOf, localePath, pageFile, samplePages, sitePrefix } from "./support/texts";

// Only sizes, which do not depend on the machine. `npm run bench` measures times.
const open = setUpBrowser();
const codes = data.published.map(({ code }) => code);

/** Ten packets of 1,460 bytes, which a server sends without waiting for an acknowledgement (RFC 6928). */
const firstPackets = 14_600;

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });

/** Decodes the first bytes of a brotli stream. */
const firstDecoded = (stream: Buffer, bytes: number) =>
  brotliDecompressSync(stream.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** The visible text of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<(head|script|style|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test.each(codes)(
  "the landing page in %s has small HTML, with the hero in the first packets",
  (code) => {
    const file = join(siteRoot(), pageFile(code, "/"));
    const [html, stream] = [readFileSync(file, "utf8"), readFileSync(`${file}.br`)];
    const [, late = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const css = readFileSync(join(siteRoot(), `${late.slice(sitePrefix.length)}.br`));
    // HTML and CSS together, at most 35,500 bytes for the shipped English content. The limit grows with the
    // text, because other scripts take more bytes, and with the markup of each plan and question.
    const entries = data.plans.plans.length + faqOf(code).length;
    const limit = 31_090 + 40 * entries + 1.5 * brotli(wordsOf(html)).length;
    expect(stream.length + css.length).toBeLessThanOrEqual(limit);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1300);
    expect(firstDecoded(stream, firstPackets)).toMatch(/id="home".*<\/section>/s);
  },
);

/** The time of the load event and the requested files. Times are in ms after navigation. */
const timingsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = <Type>(type: string) => performance.getEntriesByType(type) as Type[];
    const [navigation] = entries<PerformanceNavigationTiming>("navigation");
    return {
      load: navigation?.loadEventStart ?? 0,
      files: entries<PerformanceResourceTiming>("resource").map((resource) => ({
        name: resource.name,
        start: resource.startTime,
        bytes: resource.encodedBodySize,
        isBlocking: resource.toJSON().renderBlockingStatus === "blocking",
      })),
    };
  });

/** The size of files. Each counts once, even if it was prefetched and then run. */
function bytesOf(files: { name: string; bytes: number }[]): number {
  const sizes = new Map(files.map(({ name, bytes }) => [name, bytes]));
  return [...sizes.values()].reduce((a, b) => a + b, 0);
}

// Russian pages load the most fonts, and their letters take two bytes.
const heaviest = isPublished("ru") ? "ru" : "en";
const visits = [
  { code: heaviest, path: "/" },
  { code: "en", path: samplePages.batch },
  ...(isFull
    ? [...codes.map((code) => ({ code, path: "/" })), { code: "en", path: "/privacy" }]
    : []),
];

test.each(visits)(
  "$path in $code loads few bytes on a phone before it is scrolled",
  async (visit) => {
    const path = localePath(visit.code, visit.path);
    // By default, `open` would load all lazy parts.
    const page = await open({ path, size: "phone", waitUntil: "load" });
    await page.waitForSelector("html[data-hydrated]");
    await page.waitForNetworkIdle({ idleTime: 1500 });
    const { load, files } = await timingsOf(page);
    const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
    const scripts = named(/\.js$/);

    // The critical CSS is in the head, and scripts load after the load event.
    expect(files.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    expect(scripts.filter(({ start }) => start < load)).toEqual([]);
    expect(bytesOf(scripts)).toBeGreaterThan(0);
    // Most of the script is React, Gatsby and i18next. Sections load when they are near the viewport.
    expect(bytesOf(scripts)).toBeLessThanOrEqual(130_000);
    // Subsets of two Latin fonts, and of those for the script of the language.
    const scriptFonts = ["ar", "bn", "hi", "ru"].includes(visit.code) ? 25_000 : 0;
    expect(bytesOf(named(/\.woff2$/))).toBeLessThanOrEqual(40_000 + scriptFonts);
    // The icon and the pictures of the first screens.
    expect(named(/\.(?:avif|webp|png|jpe?g|svg)$/).length).toBeLessThanOrEqual(8);
  },
);

test("the script of the product demo loads when it is near the viewport, and is at most 40 KB", async () => {
  const page = await open({ path: "/", size: "phone" });
  await page.waitForNetworkIdle();
  const scripts = async () =>
    (await timingsOf(page)).files.filter(({ name }) => name.endsWith(".js"));
  const before = (await scripts()).map(({ name }) => name);
  await bringProductDemo(page, "en");
  const bytes = bytesOf((await scripts()).filter(({ name }) => !before.includes(name)));
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});
