import "../testing/browser-apis";
import { fireEvent, screen } from "@testing-library/react";
import * as marks from "../app/interactive";
import { startScripts } from "./start-scripts";

const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));
const styles = () => [...document.head.querySelectorAll("style")].map((each) => each.textContent);
const fail = () => scripts().forEach((script) => void fireEvent.error(script));

/** Lets the loader answer to a mark. */
function after(mark: () => void): void {
  mark();
  jest.advanceTimersByTime(1);
}
const markInteractive = () => after(marks.markInteractive);
const markWhole = () => after(marks.markWhole);

let pressed: string[];
let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  pressed = [];
  delete document.documentElement.dataset.interactive;
  delete document.documentElement.dataset.whole;
  // Where scripts run, what stands in <noscript> is text.
  document.head.innerHTML = "<noscript></noscript>";
  document.head.firstElementChild?.append("<style>.menu{display:none}</style>");
  document.body.innerHTML = `<header><button type="button">Menu</button><a href="#faq">FAQ</a></header>
    <main><section><button type="button">Question</button></section></main>`;
  document.documentElement.dataset.path = "/ar/terms";
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => pressed.push(button.textContent ?? ""));
  }
  listen = jest.spyOn(window, "addEventListener");
  startScripts({ scripts: "/runtime.js /app.js" });
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
  ["a press", () => fireEvent.click(screen.getByRole("button", { name: "Menu" }))],
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

test("a button of the header is pressed again when React has taken over, once", () => {
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(pressed).toEqual([]);
  markInteractive();
  markWhole();
  expect(pressed).toEqual(["Menu"]);
});

test("the focus that the press gave it is given again, for who has not seen it", () => {
  const button = screen.getByRole("button", { name: "Menu" });
  button.focus();
  fireEvent.click(button);
  const seen = jest.fn();
  button.addEventListener("focus", seen);
  markInteractive();
  expect(seen).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test("a button of a section waits for the sections' code", () => {
  fireEvent.click(screen.getByRole("button", { name: "Question" }));
  markInteractive();
  fireEvent.click(screen.getByRole("button", { name: "Question" }));
  expect(pressed).toEqual([]);
  markWhole();
  expect(pressed).toEqual(["Question"]);
});

test("a button of a part whose code comes when it is near waits for that code", () => {
  const section = document.querySelector("section");
  section?.setAttribute("data-late", "");
  markInteractive();
  markWhole();
  fireEvent.click(screen.getByRole("button", { name: "Question" }));
  expect(pressed).toEqual([]);
  after(() => marks.markAlive(section as HTMLElement));
  expect(pressed).toEqual(["Question"]);
});

test("afterwards buttons are left alone, and links always were", () => {
  expect(fireEvent.click(screen.getByRole("link"))).toBe(true);
  markInteractive();
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  markWhole();
  fireEvent.click(screen.getByRole("button", { name: "Question" }));
  expect(pressed).toEqual(["Menu", "Question"]);
});

test("a script that fails is tried once more; then the page does without, until it has them", () => {
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  fail();
  expect(sources()).toHaveLength(4);
  expect(styles()).toEqual([]);
  fail();
  expect(styles()).toEqual([".menu{display:none}"]);
  markInteractive();
  markWhole();
  expect(styles()).toEqual([]);
});

test.each(["unhandledrejection", "error"])(
  "so it does at an %s before the page's code runs, and when that of its sections fails",
  (type) => {
    fireEvent(window, new Event(type));
    expect(styles()).toHaveLength(1);
    markInteractive();
    expect(styles()).toHaveLength(1);
    markWhole();
    fireEvent(window, new Event(marks.scriptlessEvent));
    expect(styles()).toEqual([]);
  },
);
