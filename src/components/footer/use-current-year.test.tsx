import { renderHook } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { buildYear } from "../../testing/browser-apis";
import { useCurrentYear } from "./use-current-year";

function Year() {
  return <>{useCurrentYear()}</>;
}

afterEach(() => jest.useRealTimers());

// The clock is that of the visitor: no time zone is named.
test.each([
  ["the build's year", new Date(buildYear, 5, 1), buildYear],
  ["the last second of the year", new Date(buildYear, 11, 31, 23, 59, 59), buildYear],
  ["New Year's Day, without a new build", new Date(buildYear + 1, 0, 1), buildYear + 1],
  ["ten years on", new Date(buildYear + 10, 6, 1), buildYear + 10],
])("%s", (_, now, year) => {
  jest.useFakeTimers({ now });
  expect(renderHook(useCurrentYear).result.current).toBe(year);
});

test("the static page has the build's year, and so has the first render in the browser", () => {
  jest.useFakeTimers({ now: new Date(buildYear + 1, 0, 1) });
  expect(renderToStaticMarkup(<Year />)).toBe(String(buildYear));
});
