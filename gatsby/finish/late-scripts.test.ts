/** @jest-environment node */
import { withLateScripts } from "./late-scripts";

const page = (scripts: string) => `<html><body><p>$&</p>${scripts}</body></html>`;

test("Gatsby's scripts become settings of the one that starts them", () => {
  const html = page('<script src="/a-1.js" async></script><script src="/b-2.js" async></script>');
  expect(withLateScripts(html, "go('$&')", "x.html")).toBe(
    page(`<script data-scripts="/a-1.js /b-2.js">go('$&')</script>`),
  );
});

test("a page without them is an error that says where to look", () => {
  expect(() => withLateScripts(page(""), "go()", "x.html")).toThrow(/x\.html .*late-scripts\.ts/);
});
