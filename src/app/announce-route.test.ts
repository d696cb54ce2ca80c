import { screen } from "@testing-library/react";
import type { RouteUpdateArgs } from "gatsby";
import { announceRoute } from "./announce-route";

const at = (pathname: string, hash = "") => ({ pathname, hash }) as Location;

/** A change of route, up to the frame in which the new page stands. */
function go(from: Location | null, to: Location, title = "الخصوصية"): void {
  announceRoute({ prevLocation: from, location: to } as RouteUpdateArgs);
  document.title = title;
  jest.advanceTimersToNextFrame();
}

const liveRegions = () => document.querySelectorAll('[aria-live="polite"]');
const announced = () => liveRegions()[0]?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  document.title = "Home";
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper"><main><h1>Page</h1><section id="faq"></section>
      <a id="first" href="/">First</a><section id="أ"></section></main></div>
    <div id="gatsby-announcer" role="status" aria-live="assertive">Navigated to Home</div>`;
});

afterEach(() => jest.useRealTimers());

test("Gatsby's English announcement is silenced at once", () => {
  go(null, at("/"));
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("Navigated to Home")).toHaveAttribute("aria-live", "off");
});

test("the first page is not announced, and the focus is not moved; the region is ready", () => {
  go(null, at("/"));
  expect(liveRegions()).toHaveLength(1);
  expect(announced()).toBe("");
  expect(document.body).toHaveFocus();
});

test("another page: its own title is read, and the keyboard starts at the top", () => {
  go(null, at("/"), "Home");
  go(at("/"), at("/privacy"));
  expect(liveRegions()).toHaveLength(1);
  expect(announced()).toBe("الخصوصية");
  expect(document.getElementById("gatsby-focus-wrapper")).toHaveFocus();
});

test.each([
  ["#faq", "faq"],
  ["#%D8%A3", "أ"],
  ["#nowhere", "gatsby-focus-wrapper"],
])("another page's anchor %s: the keyboard starts there", (hash, id) => {
  go(at("/privacy"), at("/", hash));
  expect(document.getElementById(id)).toHaveFocus();
});

test("what can have the focus anyway keeps its place in the order", () => {
  document.getElementById("faq")?.setAttribute("tabindex", "0");
  go(at("/privacy"), at("/", "#faq"));
  expect(document.getElementById("faq")).toHaveAttribute("tabindex", "0");
});

test("an anchor of the same page announces nothing and moves no focus", () => {
  go(null, at("/"));
  document.getElementById("first")?.focus();
  go(at("/"), at("/", "#faq"));
  expect(announced()).toBe("");
  expect(document.getElementById("first")).toHaveFocus();
});
