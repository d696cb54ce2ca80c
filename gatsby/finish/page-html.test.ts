/** @jest-environment node */
import { withLateScripts, withLinkedStyles } from "./page-html";

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

const withStyles = (css: string) =>
  `<h1>A</h1><div data-late-styles=""><style>${css}</style></div><p>B</p>`;

test("late rules are linked where they stood; pages that have the same share a file", () => {
  const files = new Map<string, string>();
  const html = withLinkedStyles(withStyles(".b{top:0}\n.c{left:0}"), "/site", files);
  withLinkedStyles(withStyles(".b{top:0}\n.c{left:0}"), "/site", files);
  withLinkedStyles(withStyles(".b{top:1px}"), "/site", files);
  const [[path, css] = []] = files;
  expect(files.size).toBe(2);
  expect(css).toBe(".b{top:0}\n.c{left:0}");
  expect(html).toBe(
    `<h1>A</h1><div data-late-styles=""><link rel="stylesheet" href="/site${path}"></div><p>B</p>`,
  );
});
