import "../testing/browser-apis";
import { fireEvent, screen } from "@testing-library/react";
import { markHydrated } from "../lazy/hydration";
import { bodyScript } from "./body";

const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));
const fail = () => scripts().forEach((script) => void fireEvent.error(script));
const press = () => fireEvent.click(screen.getByRole("button"));
const { dataset } = document.documentElement;

let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  delete dataset.hydrated;
  delete dataset.noscript;
  document.head.innerHTML = "";
  document.body.innerHTML = '<button type="button">Menu</button>';
  document.documentElement.dataset.path = "/ar/terms";
  listen = jest.spyOn(window, "addEventListener");
  bodyScript({ scripts: "/runtime.js /app.js" });
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    removeEventListener(type, listener, true);
    removeEventListener(type, listener);
  }
  jest.useRealTimers();
});

// A press before hydration is repeated: e2e/before-hydration.
test.each([
  ["the page's load", () => fireEvent.load(window)],
  ["five seconds", () => undefined],
  ["a press", press],
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

test("a script that fails is requested once more; then the page is shown without scripts", () => {
  press();
  fail();
  expect(sources()).toHaveLength(4);
  expect(dataset).not.toHaveProperty("noscript");
  fail();
  expect(dataset).toHaveProperty("noscript");
  // The browser handles presses itself now.
  expect(press()).toBe(true);
});

test.each(["unhandledrejection", "error"])("at an %s before hydration the same happens", (type) => {
  fireEvent(window, new Event(type));
  expect(dataset).toHaveProperty("noscript");
  markHydrated();
  expect(dataset).not.toHaveProperty("noscript");
  fireEvent(window, new Event(type));
  expect(dataset).not.toHaveProperty("noscript");
});
