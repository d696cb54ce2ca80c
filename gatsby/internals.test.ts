/** @jest-environment node */
import { keepFontsApart, withDeferredScripts } from "./internals";

// The effects of the internals: e2e/loading, e2e/budgets and e2e/public-files.

test.each([
  ["rule for fonts", "rule for fonts", () => keepFontsApart({ module: { rules: [] } })],
  ["scripts", "<script", () => withDeferredScripts("<html><body></body></html>", "")],
])("a missing %s stops the build and is named", (_, name, run) => {
  expect(run).toThrow(new RegExp(`${name}.* is missing in this version`));
});

test("Gatsby's scripts become data of the script that starts them", () => {
  const html =
    '<body><p>$&</p><!-- slice-start id="a-1" --><script src="/a-1.js" async></script><script src="/b-2.js" async></script><!-- slice-end id="a-1" --></body>';
  expect(withDeferredScripts(html, "go('$&')")).toBe(
    `<body><p>$&</p><script data-scripts="/a-1.js /b-2.js">go('$&')</script></body>`,
  );
});
