import type { Page } from "puppeteer-core";

export interface Recording {
  consoleErrors: string[];
  pageErrors: string[];
  foreignRequests: string[];
}

const recordings = new WeakMap<Page, Recording>();

/** Notes from now on what a page should never do: log errors, throw, or call other hosts. */
export function record(page: Page, address: URL): void {
  const notes: Recording = { consoleErrors: [], pageErrors: [], foreignRequests: [] };
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
    notes.pageErrors.push(error instanceof Error ? error.message : String(error));
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isInline = url.protocol === "data:" || url.protocol === "blob:";
    if (!isInline && url.origin !== address.origin) notes.foreignRequests.push(url.href);
  });
}

/** What a page has done so far that it should not have. */
export function recordingOf(page: Page): Recording {
  const notes = recordings.get(page);
  if (notes === undefined) throw new Error("This page was not opened by openPage");
  return notes;
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
