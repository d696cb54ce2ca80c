import type { Page } from "puppeteer-core";
import { data } from "./texts";

interface Recording {
  consoleErrors: string[];
  pageErrors: string[];
  foreignRequests: string[];
}

interface Notes extends Recording {
  /** What was still on its way when the page was left; Firefox calls that an error of the script. */
  leftBehind: string[];
}

/** The one other host that pages may ask: for pictures, where data/site.json names it. */
const imageOrigin = data.site.imageHost && new URL(data.site.imageHost).origin;

const recordings = new WeakMap<Page, Notes>();

/** Notes from now on what a page should never do: log errors, throw, or call other hosts. */
export function record(page: Page, address: URL): void {
  const notes: Notes = { consoleErrors: [], pageErrors: [], foreignRequests: [], leftBehind: [] };
  recordings.set(page, notes);
  page.on("console", (message) => {
    const { url } = message.location();
    // The browser logs the status of a 404 page itself; a test that opens one asks for it.
    const isOwnStatus = url === address.href && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isOwnStatus) {
      notes.consoleErrors.push(url === undefined ? message.text() : `${message.text()} (${url})`);
    }
  });
  page.on("pageerror", (error) => {
    const message = error instanceof Error ? error.message : String(error);
    // React renders a part whose code is missing anew; its text stays (src/lazy/lazy-part).
    if (!message.includes("React error #421")) notes.pageErrors.push(message);
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "NS_BINDING_ABORTED") notes.leftBehind.push(request.url());
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isInline = url.protocol === "data:" || url.protocol === "blob:";
    const own = [address.origin, imageOrigin];
    if (!isInline && !own.includes(url.origin)) notes.foreignRequests.push(url.href);
  });
}

/** What a page has done so far that it should not have. */
export function recordingOf(page: Page): Recording {
  const notes = recordings.get(page);
  if (notes === undefined) throw new Error("This page was not opened by openPage");
  const { leftBehind, consoleErrors, ...rest } = notes;
  const pageErrors = rest.pageErrors.filter(
    (error) => !leftBehind.some((url) => error.includes("ChunkLoadError") && error.includes(url)),
  );
  const isLeft = pageErrors.length < rest.pageErrors.length;
  return {
    ...rest,
    pageErrors,
    // Gatsby's own word on it.
    consoleErrors: consoleErrors.filter((error) => !(isLeft && error.includes("page resources"))),
  };
}

/** Asserts that a page logged no error, threw nothing, called no other host and set no cookie. */
export async function expectQuiet(page: Page): Promise<void> {
  const cookies = (await page.browserContext().cookies()).map(({ name }) => name);
  expect({ ...recordingOf(page), cookies }).toEqual({
    consoleErrors: [],
    pageErrors: [],
    foreignRequests: [],
    cookies: [],
  });
}
