import type { Page } from "puppeteer-core";
import { data } from "./texts";

const emptyRecording = () => ({
  consoleErrors: [] as string[],
  pageErrors: [] as string[],
  foreignRequests: [] as string[],
  aborted: [] as string[],
});
const recordings = new WeakMap<Page, ReturnType<typeof emptyRecording>>();

/** Records what no page may do: log errors, throw, or send requests to other hosts. */
export function record(page: Page, address: URL): void {
  const notes = emptyRecording();
  recordings.set(page, notes);
  page.on("console", (message) => {
    const { url = "" } = message.location();
    // The browser itself logs the status of the 404 page.
    const isOwnStatus = url === address.href && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isOwnStatus) {
      notes.consoleErrors.push(`${message.text()} (${url})`);
    }
  });
  page.on("pageerror", (error) => {
    notes.pageErrors.push(error instanceof Error ? error.message : String(error));
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "NS_BINDING_ABORTED") notes.aborted.push(request.url());
  });
  // Pictures may come from one other host. The origin of data: is "null", that of blob: the page's.
  const { imageHost } = data.site;
  const allowed = [address.origin, "null", imageHost && new URL(imageHost).origin];
  page.on("request", (request) => {
    if (!allowed.includes(new URL(request.url()).origin)) notes.foreignRequests.push(request.url());
  });
}

/** Returns what a page has done so far that it must not do. */
export function recordingOf(page: Page) {
  const notes = recordings.get(page);
  if (notes === undefined) throw new Error("The page was not opened by inOneBrowser");
  const { aborted, consoleErrors, pageErrors, foreignRequests } = notes;
  // Firefox reports scripts that it aborts when a page is left as errors, and Gatsby logs one more.
  const isAborted = (error: string) =>
    error.includes("ChunkLoadError") && aborted.some((url) => error.includes(url));
  const isLeft = pageErrors.some(isAborted);
  return {
    foreignRequests,
    pageErrors: pageErrors.filter((error) => !isAborted(error)),
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
