import type { ShouldUpdateScrollArgs } from "gatsby";
import "../testing/browser-apis";
import { scrollForRoute } from "./route-change";

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
  const at = (top: number) => [[{ top, behavior: "instant" }]];

  beforeEach(() => {
    jest.mocked(window.scrollTo).mockClear();
    into.mockClear();
    document.body.innerHTML = '<section id="faq"></section><section id="أ"></section>';
    Element.prototype.scrollIntoView = into;
  });

  test("does not scroll on the first page", () => {
    expect(go(null, "/#faq")).toBe(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(into).not.toHaveBeenCalled();
  });

  test.each([
    ["a reload", "reload", "/ar", 0, [0, 700], at(700)],
    ["a first visit", "navigate", "/ar", 0, [0, 700], []],
    ["a position that the browser kept", "reload", "/ar", 300, [0, 700], []],
    ["a hash", "reload", "/ar#faq", 0, [0, 700], []],
  ] as const)(
    "restores the position of a right-to-left page at %s",
    (_, type, path, y, saved, scrolled) => {
      document.dir = "rtl";
      const entries = [{ type }] as unknown as PerformanceEntryList;
      jest.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
      jest.replaceProperty(window, "scrollY", y);
      go(null, path, "PUSH", saved as [number, number] | null);
      expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolled);
      document.dir = "";
      jest.restoreAllMocks();
    },
  );

  test.each([
    ["another page", "/privacy", "PUSH", [0, 700], at(0)],
    ["back", "/", "POP", [0, 700], at(700)],
    ["back to an anchor", "/#faq", "POP", [0, 7], at(7)],
    ["back, with nothing noted", "/", "POP", null, at(0)],
    ["back on this page", "/terms", "POP", [0, 700], []],
  ] as const)("%s, at once", (_, to, action, saved, scrolled) => {
    expect(go("/terms", to, action, saved as [number, number] | null)).toBe(false);
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolled);
    expect(into).not.toHaveBeenCalled();
  });

  test.each([
    ["an anchor in another script", "/#%D8%A3", "PUSH", "أ"],
    ["back to an anchor, with nothing noted", "/#faq", "POP", "faq"],
  ])("%s, at once", (_, to, action, id) => {
    expect(go("/terms", to, action)).toBe(false);
    expect(into.mock.calls).toEqual([[{ behavior: "instant" }]]);
    expect(into.mock.contexts).toEqual([document.getElementById(id)]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test("scrolls again in the next frame, after the browser has scrolled elsewhere", () => {
    jest.useFakeTimers();
    go("/terms", "/", "POP", [0, 700]);
    jest.advanceTimersToNextFrame();
    jest.useRealTimers();
    const back = [{ top: 700, behavior: "instant" }];
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([back, back]);
  });
});
