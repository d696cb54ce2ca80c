import { renderHook } from "@testing-library/react";
import { FakeIntersectionObserver as Observer } from "../testing/intersection-observer";
import { useActiveSection } from "./use-active-section";

const ids = ["home", "features", "faq"];

beforeEach(() => {
  Observer.install();
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
});

test("returns the last section between two sections, and null above all", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  expect(result.current).toBeNull();
  Observer.cross({ home: false, features: false, faq: true });
  Observer.cross({ faq: false });
  expect(result.current).toBe("faq");
  const first = document.getElementById("home") as HTMLElement;
  first.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 0.41, 100, 100);
  Observer.cross({ faq: false });
  expect(result.current).toBeNull();
});
