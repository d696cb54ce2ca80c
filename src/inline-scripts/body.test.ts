import "../testing/browser-apis";
import { fireEvent, screen } from "@testing-library/react";
import { hydratedEvent, markHydrated } from "../lazy/hydration";
import { bodyScript } from "./body";

const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));
const fail = () => scripts().forEach((script) => void fireEvent.error(script));
const button = (name: string) => screen.getByRole("button", { name });
const { dataset } = document.documentElement;

/** Hydrates the page, or a lazy part of it, and lets the scripts react. */
function hydrate(part?: Element | null): void {
  part?.removeAttribute("data-lazy");
  if (part) window.dispatchEvent(new Event(hydratedEvent));
  else markHydrated();
  jest.advanceTimersByTime(1);
}

let pressed: string[];
let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  pressed = [];
  delete dataset.hydrated;
  delete dataset.noscript;
  document.head.innerHTML = "";
  document.body.innerHTML = `<header><button type="button">Menu</button><a href="#faq">FAQ</a></header>
    <main><div data-lazy=""><button type="button">Question</button></div></main>`;
  document.documentElement.dataset.path = "/ar/terms";
  for (const each of document.querySelectorAll("button")) {
    each.addEventListener("click", () => pressed.push(each.textContent ?? ""));
  }
  listen = jest.spyOn(window, "addEventListener");
  bodyScript({ scripts: "/runtime.js /app.js" });
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    removeEventListener(type, listener, true);
    removeEventListener(type, listener);
  }
  listen.mockRestore();
  jest.useRealTimers();
});

test.each([
  ["the page's load", () => fireEvent.load(window)],
  ["five seconds", () => undefined],
  ["a press", () => fireEvent.click(button("Menu"))],
])("%s loads the scripts, once, at low priority", (_, happen) => {
  expect(window).toMatchObject({ pagePath: "/ar/terms" });
  expect(sources()).toEqual([]);
  happen();
  jest.advanceTimersByTime(6000);
  fireEvent.load(window);
  jest.advanceTimersByTime(6000);
  expect(sources()).toEqual(["/runtime.js", "/app.js"]);
  for (const script of scripts()) expect(script).toHaveAttribute("fetchpriority", "low");
});

// A press before hydration is repeated: e2e/before-hydration.
test("ignores hydrated buttons, and all links", () => {
  expect(fireEvent.click(screen.getByRole("link"))).toBe(true);
  hydrate();
  fireEvent.click(button("Menu"));
  hydrate(document.querySelector("[data-lazy]"));
  fireEvent.click(button("Question"));
  expect(pressed).toEqual(["Menu", "Question"]);
});

test("a script that fails is requested once more; then the page is shown without scripts", () => {
  fireEvent.click(button("Menu"));
  fail();
  expect(sources()).toHaveLength(4);
  expect(dataset).not.toHaveProperty("noscript");
  fail();
  expect(dataset).toHaveProperty("noscript");
  // The browser handles presses itself now.
  expect(fireEvent.click(button("Question"))).toBe(true);
  expect(pressed).toEqual(["Question"]);
});

test.each(["unhandledrejection", "error"])("at an %s before hydration the same happens", (type) => {
  fireEvent(window, new Event(type));
  expect(dataset).toHaveProperty("noscript");
  hydrate();
  expect(dataset).not.toHaveProperty("noscript");
  fireEvent(window, new Event(type));
  expect(dataset).not.toHaveProperty("noscript");
});
