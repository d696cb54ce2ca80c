import type { ShouldUpdateScrollArgs } from "gatsby";
import "../testing/browser-apis";
import { scrollForRoute } from "./scroll";

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
    document.body.innerHTML = '<section id="faq"></section><section id="أ"></section>';
    Element.prototype.scrollIntoView = into;
  });

  test("does not scroll on the first page", () => {
    expect(go(null, "/#faq")).toBe(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(into).not.toHaveBeenCalled();
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

    test("restores the saved position if the browser has lost it", () => {
      go(null, "/ar", "PUSH", [0, 700]);
      expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolled);
    });

    test("keeps the position of the browser or the visitor", () => {
      jest.replaceProperty(window, "scrollY", 300);
      go(null, "/ar", "PUSH", [0, 700]);
      expect(window.scrollTo).not.toHaveBeenCalled();
    });

    test("does not scroll without a saved position, or with a hash", () => {
      go(null, "/ar");
      go(null, "/ar#faq", "PUSH", [0, 700]);
      expect(window.scrollTo).not.toHaveBeenCalled();
    });
  });

  const at = (top: number) => [[{ top, behavior: "instant" }]];

  test.each([
    ["another page", "/privacy", "PUSH", null, at(0)],
    ["another page that was left scrolled", "/privacy", "PUSH", [0, 700], at(0)],
    ["back", "/", "POP", [0, 700], at(700)],
    ["back to the top", "/", "POP", [0, 0], at(0)],
    ["back to an anchor", "/#faq", "POP", [0, 7], at(7)],
    ["back, with nothing noted", "/", "POP", null, at(0)],
    ["an anchor of this page", "/terms#faq", "PUSH", null, []],
    ["back on this page", "/terms", "POP", [0, 700], []],
  ] as const)("%s, at once", (_, to, action, saved, scrolled) => {
    expect(go("/terms", to, action, saved as [number, number] | null)).toBe(false);
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolled);
    expect(into).not.toHaveBeenCalled();
  });

  test.each([
    ["another page's anchor", "/#faq", "PUSH", "faq"],
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
