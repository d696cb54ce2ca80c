import { renderHook } from "@testing-library/react";
import { FakeIntersectionObserver as Observer } from "../testing/intersection-observer";
import { useActiveSection } from "./use-active-section";

const ids = ["home", "features", "faq"];

beforeEach(() => {
  Observer.install();
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join("");
});

afterEach(() => Observer.remove());

test("no section until the browser has said, then the one that crosses the line", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  expect(result.current).toBeNull();
  Observer.cross({ home: true, features: false, faq: false });
  expect(result.current).toBe("home");
  Observer.cross({ home: false, features: true });
  expect(result.current).toBe("features");
});

test("between two sections the last one stays", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  Observer.cross({ faq: true });
  Observer.cross({ faq: false });
  expect(result.current).toBe("faq");
});

test("above all sections there is none", () => {
  const { result } = renderHook(() => useActiveSection(ids));
  Observer.cross({ faq: true });
  const first = document.getElementById("home") as HTMLElement;
  first.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 0.41, 100, 100);
  Observer.cross({ faq: false });
  expect(result.current).toBeNull();
});

test("the line is at 40 % of the window's height", () => {
  renderHook(() => useActiveSection(ids));
  expect(Observer.all[0]?.options.rootMargin).toBe("-40% 0px -60% 0px");
});

test("watches the sections that the page has, and no others", () => {
  document.getElementById("faq")?.remove();
  renderHook(() => useActiveSection(ids));
  expect(Observer.all[0]?.observed.map(({ id }) => id)).toEqual(["home", "features"]);
});

test("a list that is new but the same starts nothing anew; another list does; the end ends it", () => {
  const { rerender, unmount } = renderHook((names: string[]) => useActiveSection(names), {
    initialProps: ids,
  });
  rerender([...ids]);
  expect(Observer.all).toHaveLength(1);
  rerender(["faq"]);
  expect(Observer.all.map(({ isConnected }) => isConnected)).toEqual([false, true]);
  unmount();
  expect(Observer.all.map(({ isConnected }) => isConnected)).toEqual([false, false]);
});

test("a browser without IntersectionObserver marks nothing and breaks nothing", () => {
  Observer.remove();
  expect(renderHook(() => useActiveSection(ids)).result.current).toBeNull();
});
