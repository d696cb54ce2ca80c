import "../testing/browser-apis";
import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { hydratedEvent, isHydrated } from "./hydration";
import { lazyPart } from "./lazy-part";
import { whenActive } from "./triggers";

const Answer = ({ text }: { text: string }) => (
  <section id="answer">
    <button type="button">{text}</button>
  </section>
);

const prerendered =
  '<div data-lazy=""><!--$--><section id="answer"><button type="button">yes</button></section><!--/$--></div>';

type Load = () => Promise<{ default: typeof Answer }>;

/** Hydrates a page that has the part prerendered. */
function hydrate(load: Load) {
  const Part = lazyPart(load);
  document.body.innerHTML = `<div>${prerendered}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  act(() => void hydrateRoot(container, <Part text="yes" />));
}

/** Lets promises and pauses pass. */
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole("button", { name: "yes" });
/** What the observer of the part calls. */
let report: (entries: { isIntersecting: boolean }[]) => void;
const near = () => act(() => report([{ isIntersecting: true }]));

// Without prerendered HTML, after client-side navigation: e2e/scrolling and e2e/navigation.
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    report = callback as typeof report;
    return { observe: () => undefined, disconnect: () => undefined } as never;
  });
  document.documentElement.dataset.hydrated = "";
  delete document.documentElement.dataset.noscript;
});

afterEach(() => jest.useRealTimers());

test.each([
  ["it comes within one window's height", near],
  ["it is pressed", () => fireEvent.pointerDown(button())],
  ["it gets the focus", () => fireEvent.focusIn(button())],
])("the code loads once, when %s, and hydrates the prerendered HTML", async (_, happen) => {
  const load = jest.fn<ReturnType<Load>, []>(async () => ({ default: Answer }));
  const heard = jest.fn();
  window.addEventListener(hydratedEvent, heard, { once: true });
  hydrate(load);
  await pass();
  const element = button();
  expect(load).not.toHaveBeenCalled();
  expect(isHydrated(element)).toBe(false);
  happen();
  happen();
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()).toBe(element);
  expect(isHydrated(element)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("code that fails is requested once more; after that the page goes on without scripts", async () => {
  const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error("503"));
  hydrate(load);
  near();
  await pass(500);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset).toHaveProperty("noscript");
  expect(button()).toBeInTheDocument();
});

test.each([
  ["a moved pointer", () => fireEvent.pointerMove(document.body)],
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
  ["a focus", () => fireEvent.focusIn(document.body)],
  ["scrolling", () => fireEvent.scroll(window)],
])("%s calls back once", (_, use) => {
  const callback = jest.fn();
  whenActive(document.body, callback);
  expect(callback).not.toHaveBeenCalled();
  use();
  use();
  expect(callback).toHaveBeenCalledTimes(1);
});
