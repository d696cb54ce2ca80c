import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "./use-scrolled";

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  });

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("a page is scrolled beyond 50 px, on its way down and up again", () => {
  const { result } = renderHook(useScrolled);
  for (const [y, isScrolled] of [
    [50, false],
    [51, true],
    [5000, true],
    [50, false],
    [-80, false],
  ] as const) {
    scrollTo(y);
    expect(result.current).toBe(isScrolled);
  }
});

test("knows it right after a reload in the middle of the page, without a scroll event", () => {
  Object.assign(window, { scrollY: 51 });
  expect(renderHook(useScrolled).result.current).toBe(true);
});
