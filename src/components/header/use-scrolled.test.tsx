import { act, renderHook } from "@testing-library/react";
import { isScrolled, useScrolled } from "./use-scrolled";

test.each([
  [0, false],
  [49, false],
  [50, false],
  [50.5, true],
  [51, true],
  [5000, true],
  [-80, false],
])("at %d px: %p", (y, expected) => {
  expect(isScrolled(y)).toBe(expected);
});

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
}

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("follows the page down and up again", () => {
  const { result } = renderHook(useScrolled);
  expect(result.current).toBe(false);
  scrollTo(50);
  expect(result.current).toBe(false);
  scrollTo(51);
  expect(result.current).toBe(true);
  scrollTo(50);
  expect(result.current).toBe(false);
});

test("knows it right after a reload in the middle of the page, without a scroll event", () => {
  Object.assign(window, { scrollY: 51 });
  expect(renderHook(useScrolled).result.current).toBe(true);
});

test("listens no longer than it is used", () => {
  const remove = jest.spyOn(window, "removeEventListener");
  const { result, unmount } = renderHook(useScrolled);
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain("scroll");
  scrollTo(900);
  expect(result.current).toBe(false);
  remove.mockRestore();
});
