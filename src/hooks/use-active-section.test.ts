import { fireEvent, renderHook } from "@testing-library/react";
import { useActiveSection } from "./use-active-section";

const ids = ["home", "features", "faq"];

/** Scrolls so that the sections begin at the given heights of the window. */
function scrollTo(...tops: number[]): void {
  for (const [index, id] of ids.entries()) {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => new DOMRect(0, tops[index], 100, 100);
  }
  fireEvent.scroll(window);
}

test("returns the last section that has passed the line, and null above all", () => {
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
  jest.replaceProperty(window, "innerHeight", 1000);
  const { result } = renderHook(() => useActiveSection(ids));
  scrollTo(-900, 400, 1500);
  expect(result.current).toBe("features");
  scrollTo(-2500, -1600, -500);
  expect(result.current).toBe("faq");
  scrollTo(401, 1500, 2500);
  expect(result.current).toBeNull();
});
