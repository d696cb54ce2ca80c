import type { ShouldUpdateScrollArgs } from "gatsby";
import "../testing/browser-apis";
import { scrollForRoute } from "./route-change";

/** Where the page was scrolled to: a height, or the id of an element. */
let scrolled: unknown[];

/**
 * Changes the address, from null for the first page that the visitor opens.
 * @param saved the height at which Gatsby saved the address that is opened, else 0
 */
function go(from: string | null, to: string, saved: number): void {
  const location = (path: string) => new URL(path, "https://www.example.com");
  const handled = scrollForRoute({
    prevRouterProps: from === null ? undefined : { location: location(from) },
    routerProps: { location: location(to) },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ShouldUpdateScrollArgs);
  expect(handled).toBe(false);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  scrolled = [];
  document.body.innerHTML = '<section id="faq"></section><section id="أ"></section>';
  jest.spyOn(window, "scrollTo").mockImplementation((options) => {
    scrolled.push((options as ScrollToOptions).top);
    expect(options).toHaveProperty("behavior", "instant");
  });
  jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
});

afterEach(() => {
  jest.useRealTimers();
  document.dir = "";
});

test.each<[string, string, string, number, unknown[]]>([
  ["a reload", "reload", "/ar", 0, [700]],
  ["a first visit", "navigate", "/ar", 0, []],
  ["a position that the browser kept", "reload", "/ar", 300, []],
  ["a hash", "reload", "/ar#faq", 0, []],
])("restores the position of a right-to-left page at %s", (_, type, path, y, expected) => {
  document.dir = "rtl";
  const entries = [{ type }] as unknown as PerformanceEntryList;
  jest.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
  jest.replaceProperty(window, "scrollY", y);
  go(null, path, 700);
  expect(scrolled).toEqual(expected);
});

// To another page, and back to where it was left: e2e/scrolling.
test.each<[string, string | null, string, number, unknown[]]>([
  ["the first page", null, "/#faq", 0, []],
  ["an anchor in another script", "/terms", "/#%D8%A3", 0, ["أ"]],
  ["another page", "/terms", "/", 0, [0]],
  ["back on this page", "/terms", "/terms", 700, []],
])("scrolls without animation: %s", (_, from, to, saved, expected) => {
  go(from, to, saved);
  expect(scrolled).toEqual(expected);
});

test("scrolls again in the next frame, after the browser has scrolled elsewhere", () => {
  go("/terms", "/", 700);
  jest.advanceTimersToNextFrame();
  expect(scrolled).toEqual([700, 700]);
});
