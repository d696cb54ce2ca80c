import type { Browser, Page } from "puppeteer-core";
import type { Figures } from "./figures";
import { interactiveAt, noteInteractive, phone, settled, touch } from "./interactive";
import { type Resource, resourcesOf, sumOf } from "./resources";
import { tapControls } from "./taps";

/** Opens a page on a phone as a new visitor, and waits until it asks for nothing more. */
export async function openAsVisitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await noteInteractive(page);
  await page.goto(url, { waitUntil: "load" });
  await settled(page);
  return page;
}

/**
 * What a page asks for without any input, divided into what runs until it is interactive, where that
 * takes a touch, and what comes for later.
 */
export async function firstFlight(page: Page) {
  const untouched = (await resourcesOf(page)).map(({ path }) => path);
  await touch(page);
  const resources = (await resourcesOf(page)).filter(({ path }) => untouched.includes(path));
  const interactive = await interactiveAt(page);
  const isFirst = ({ kind, ranAt }: Resource) =>
    kind !== "script" ||
    !Number.isFinite(interactive) ||
    (ranAt !== undefined && ranAt <= interactive);
  return {
    before: resources.filter(isFirst),
    idle: resources.filter((resource) => !isFirst(resource)),
  };
}

/** How many elements the document has. */
export function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("*").length);
}

function flightFigures(before: readonly Resource[], idle: readonly Resource[]): Figures {
  const [script, later] = [sumOf(before, "script"), sumOf(idle, "script")];
  const [fonts, images, all] = [sumOf(before, "font"), sumOf(before, "image"), sumOf(before)];
  return {
    htmlBrotli: sumOf(before, "html").brotli,
    scriptBeforeGzip: script.gzip,
    scriptBeforeBrotli: script.brotli,
    scriptBeforeRequests: script.requests,
    scriptIdleBrotli: later.brotli,
    scriptIdleRequests: later.requests,
    fontBytes: fonts.brotli,
    fontRequests: fonts.requests,
    imageBytes: images.brotli,
    imageRequests: images.requests,
    totalBytes: all.brotli,
    totalRequests: all.requests,
  };
}

/** Visits a page once: what it loads before and after the first interaction, and how fast it answers. */
export async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await openAsVisitor(browser, url);
  const { before, idle } = await firstFlight(page);
  const figures = { ...flightFigures(before, idle), domNodes: await countNodes(page) };
  if (figures.scriptBeforeRequests === 0) {
    await page.browserContext().close();
    return figures;
  }
  const known = new Set([...before, ...idle].map(({ path }) => path));
  const delays = await tapControls(page);
  await settled(page);
  const used = (await resourcesOf(page)).filter(({ path }) => !known.has(path));
  await page.browserContext().close();
  const script = sumOf(used, "script");
  return {
    ...figures,
    scriptUseBrotli: script.brotli,
    scriptUseRequests: script.requests,
    scriptAfterGzip: script.gzip + sumOf(idle, "script").gzip,
    ...delays,
  };
}
