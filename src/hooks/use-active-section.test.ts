import { fireEvent, renderHook } from "@testing-library/react";
import { useActiveSection } from "./use-active-section";

// Which of several sections is in view: src/inline-scripts/head.test.ts.
test("returns the section in view after each scroll, and null above all", () => {
  document.body.innerHTML = '<section id="faq"></section>';
  const { result } = renderHook(() => useActiveSection(["faq", "missing"]));
  const scrollTo = (top: number) => {
    const section = document.getElementById("faq") as HTMLElement;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
    fireEvent.scroll(window);
    return result.current;
  };
  expect(scrollTo(0)).toBe("faq");
  expect(scrollTo(window.innerHeight)).toBeNull();
});
