import type { ShouldUpdateScrollArgs } from "gatsby";
import "../testing/browser-apis";
import { finishScroll, noteWaiting, scrollForRoute, scrollTarget } from "./scroll";

const link = { pathChanged: true, hash: "", isPop: false, saved: null };

test.each([
  ["another page", {}, { kind: "top" }],
  ["another page that was left scrolled", { saved: [0, 700] }, { kind: "top" }],
  ["another page's anchor", { hash: "#faq" }, { kind: "element", id: "faq" }],
  ["an anchor in another script", { hash: "#%D8%A3" }, { kind: "element", id: "أ" }],
  ["back", { isPop: true, saved: [0, 700] }, { kind: "position", y: 700 }],
  ["back to the top", { isPop: true, saved: [0, 0] }, { kind: "position", y: 0 }],
  ["back to an anchor", { isPop: true, hash: "#faq", saved: [0, 7] }, { kind: "position", y: 7 }],
  ["back, with nothing noted", { isPop: true }, { kind: "top" }],
  [
    "back to an anchor, with nothing noted",
    { isPop: true, hash: "#faq" },
    { kind: "element", id: "faq" },
  ],
  ["an anchor of this page", { pathChanged: false, hash: "#faq" }, { kind: "stay" }],
  ["back on this page", { pathChanged: false, isPop: true, saved: [0, 700] }, { kind: "stay" }],
] as const)("%s", (_, change, target) => {
  expect(scrollTarget({ ...link, ...change } as Parameters<typeof scrollTarget>[0])).toEqual(
    target,
  );
});

describe("scrollForRoute", () => {
  const location = (path: string, action = "PUSH") =>
    Object.assign(new URL(path, "https://www.example.com"), { action });

  const go = (
    from: string | null,
    to: string,
    action = "PUSH",
    saved: [number, number] | null = null,
  ) =>
    scrollForRoute({
      prevRouterProps: from === null ? undefined : { location: location(from) },
      routerProps: { location: location(to, action) },
      getSavedScrollPosition: () => saved,
    } as unknown as ShouldUpdateScrollArgs);

  const into = jest.fn();

  beforeEach(() => {
    jest.mocked(window.scrollTo).mockClear();
    into.mockClear();
    document.body.innerHTML = '<section id="faq"></section>';
    Element.prototype.scrollIntoView = into;
  });

  test("the first page is left to the browser", () => {
    expect(go(null, "/#faq")).toBe(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(into).not.toHaveBeenCalled();
  });

  test("a page that waits for a section goes to its target again when that is there", () => {
    document.documentElement.dataset.whole = "";
    const end = noteWaiting();
    go("/privacy", "/#faq");
    finishScroll();
    end();
    finishScroll();
    expect(into).toHaveBeenCalledTimes(3);
    finishScroll();
    go("/privacy", "/#faq");
    finishScroll();
    expect(into).toHaveBeenCalledTimes(4);
    delete document.documentElement.dataset.whole;
  });

  describe.each([
    ["reload", "rtl", [[{ top: 700, behavior: "instant" }]]],
    ["back_forward", "rtl", [[{ top: 700, behavior: "instant" }]]],
    ["navigate", "rtl", []],
    ["reload", "ltr", []],
  ])("a first page of type %s, %s", (type, dir, scrolled) => {
    beforeEach(() => {
      document.dir = dir;
      const entries = [{ type }] as unknown as PerformanceEntryList;
      jest.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
    });

    afterEach(() => {
      document.dir = "";
      jest.restoreAllMocks();
    });

    test("is where it was, also where the browser loses the place", () => {
      go(null, "/ar", "PUSH", [0, 700]);
      expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolled);
    });

    test("stays where the browser or the visitor has put it", () => {
      jest.replaceProperty(window, "scrollY", 300);
      go(null, "/ar", "PUSH", [0, 700]);
      expect(window.scrollTo).not.toHaveBeenCalled();
    });

    test("stays at its top when nothing is noted, and at its anchor", () => {
      go(null, "/ar");
      go(null, "/ar#faq", "PUSH", [0, 700]);
      expect(window.scrollTo).not.toHaveBeenCalled();
    });
  });

  test.each([
    ["to the top of another page", "/privacy", "PUSH", null, 0],
    ["back to where it was", "/", "POP", [0, 700], 700],
  ] as const)("goes %s, at once", (_, to, action, saved, top) => {
    expect(go("/terms", to, action, saved as [number, number] | null)).toBe(false);
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[{ top, behavior: "instant" }]]);
  });

  test("goes back once more in the next frame, when the browser may have gone elsewhere", () => {
    jest.useFakeTimers();
    go("/terms", "/", "POP", [0, 700]);
    jest.advanceTimersToNextFrame();
    jest.useRealTimers();
    const back = [{ top: 700, behavior: "instant" }];
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([back, back]);
  });

  test("goes to an anchor of another page, at once", () => {
    expect(go("/terms", "/#faq")).toBe(false);
    expect(into.mock.calls).toEqual([[{ behavior: "instant" }]]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test("an anchor that the page has not breaks nothing", () => {
    expect(go("/terms", "/#nowhere")).toBe(false);
    expect(into).not.toHaveBeenCalled();
  });

  test("leaves an anchor of the same page to the browser, which scrolls smoothly", () => {
    expect(go("/", "/#faq")).toBe(false);
    expect(into).not.toHaveBeenCalled();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
