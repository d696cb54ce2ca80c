import { renderHook } from "@testing-library/react";
import { FakeIntersectionObserver as Observer } from "../testing/intersection-observer";
import { useActiveSection } from "./use-active-section";

const ids = ["home", "features", "faq"];
const show = () => renderHook(() => useActiveSection(ids)).result;

beforeEach(() => {
  Observer.install();
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
});

afterEach(() => Observer.remove());

test("the section that crosses a line at 40 % of the window's height, once the browser has said", () => {
  const section = show();
  expect(section.current).toBeNull();
  Observer.cross({ home: true, features: false, faq: false });
  expect(section.current).toBe("home");
  Observer.cross({ home: false, features: true });
  expect(section.current).toBe("features");
  expect(Observer.all[0]?.options.rootMargin).toBe("-40% 0px -60% 0px");
});

test("between two sections the last one stays, above all there is none", () => {
  const section = show();
  Observer.cross({ faq: true });
  Observer.cross({ faq: false });
  expect(section.current).toBe("faq");
  const first = document.getElementById("home") as HTMLElement;
  first.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 0.41, 100, 100);
  Observer.cross({ faq: false });
  expect(section.current).toBeNull();
});

test("a list that is new but the same starts nothing anew; the end ends it", () => {
  const { rerender, unmount } = renderHook(useActiveSection, { initialProps: ids });
  rerender([...ids]);
  unmount();
  expect(Observer.all.map(({ isConnected }) => isConnected)).toEqual([false]);
});
