/** @jest-environment node */
import { withLateScripts } from "./page-html";

const withScripts = (scripts: string) => `<html><body><p>$&</p>${scripts}</body></html>`;

test("Gatsby's scripts become settings of the one that starts them", () => {
  const html = withScripts(
    '<!-- slice-start id="a-1" --><script src="/a-1.js" async></script><script src="/b-2.js" async></script><!-- slice-end id="a-1" -->',
  );
  expect(withLateScripts(html, "go('$&')", "x.html")).toBe(
    withScripts(`<script data-scripts="/a-1.js /b-2.js">go('$&')</script>`),
  );
});

test("a page without them is an error that says where to look", () => {
  expect(() => withLateScripts(withScripts(""), "go()", "x.html")).toThrow(
    /x\.html .*page-html\.ts/,
  );
});
