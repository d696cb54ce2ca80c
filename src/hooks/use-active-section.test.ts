import { renderHook } from "@testing-library/react";
import { FakeIntersectionObserver as Observer } from "../testing/intersection-observer";
import { useActiveSection } from "./use-active-section";

const ids = ["home", "features", "faq"];

beforeEach(() => {
  Observer.install();
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
});

afterEach(() => Observer.remove());

test("returns the section that crosses a line at 40 % of the window's height", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  expect(result.current).toBeNull();
  Observer.cross({ home: true, features: false, faq: false });
  expect(result.current).toBe("home");
  Observer.cross({ home: false, features: true });
  expect(result.current).toBe("features");
  expect(Observer.all[0]?.options.rootMargin).toBe("-40% 0px -60% 0px");
});

test("returns the last section between two sections, and null above all", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  Observer.cross({ faq: true });
  Observer.cross({ faq: false });
  expect(result.current).toBe("faq");
  const first = document.getElementById("home") as HTMLElement;
  first.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 0.41, 100, 100);
  Observer.cross({ faq: false });
  expect(result.current).toBeNull();
});
