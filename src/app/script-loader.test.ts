import { fireEvent, screen } from "@testing-library/react";
import { markInteractive, markWhole, scriptlessEvent } from "./mark-interactive";
import { scriptLoader } from "./script-loader";

const settings = { scripts: "/runtime.js /app.js", hash: "0a1b", chunks: "{}" };

const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));
const styles = () => [...document.head.querySelectorAll("style")].map((each) => each.textContent);
const fail = () => scripts().forEach((script) => void fireEvent.error(script));
const isSmooth = () => "interactive" in document.documentElement.dataset;

let pressed: string[];
let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers();
  pressed = [];
  delete document.documentElement.dataset.interactive;
  delete document.documentElement.dataset.whole;
  // Where scripts run, what stands in <noscript> is text.
  document.head.innerHTML = "<noscript></noscript>";
  document.head.firstElementChild?.append("<style>.menu{display:none}</style>");
  document.body.innerHTML = `<header><button type="button">Menu</button><a href="#faq">FAQ</a></header>
    <main><section><button type="button">Question</button></section></main>`;
  document.body.dataset.path = "/ar/terms";
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => pressed.push(button.textContent ?? ""));
  }
  listen = jest.spyOn(window, "addEventListener");
  scriptLoader(settings);
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    removeEventListener(type, listener, true);
    removeEventListener(type, listener);
  }
  listen.mockRestore();
  jest.useRealTimers();
});

test("Gatsby's globals are there at once, its scripts are not", () => {
  expect(window).toMatchObject({
    pagePath: "/ar/terms",
    ___chunkMapping: "{}",
    ___webpackCompilationHash: "0a1b",
  });
  expect(sources()).toEqual([]);
});

test.each([
  ["the page's load", () => fireEvent.load(window)],
  ["a pointer", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
  ["the focus", () => fireEvent.focusIn(screen.getByRole("link"))],
  ["five seconds", () => jest.advanceTimersByTime(5000)],
])("%s loads the scripts, once, at low priority", (_, happen) => {
  happen();
  jest.advanceTimersByTime(200);
  fireEvent.load(window);
  jest.advanceTimersByTime(10_000);
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

test("afterwards buttons are left alone, and links always were", () => {
  expect(fireEvent.click(screen.getByRole("link"))).toBe(true);
  markInteractive();
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  markWhole();
  fireEvent.click(screen.getByRole("button", { name: "Question" }));
  expect(pressed).toEqual(["Menu", "Question"]);
});

test("a script that fails is tried once more; then the page does without, until it has them", () => {
  fireEvent.pointerDown(document.body);
  fail();
  expect(sources()).toHaveLength(4);
  expect(styles()).toEqual([]);
  fail();
  expect(styles()).toEqual([".menu{display:none}"]);
  expect(isSmooth()).toBe(false);
  markInteractive();
  markWhole();
  expect(styles()).toEqual([]);
});

test("so it does when the page's code is refused, and when that of its sections is", () => {
  fireEvent(window, new Event("unhandledrejection"));
  expect(styles()).toHaveLength(1);
  markInteractive();
  expect(styles()).toHaveLength(1);
  markWhole();
  fireEvent(window, new Event(scriptlessEvent));
  expect(styles()).toEqual([]);
});
