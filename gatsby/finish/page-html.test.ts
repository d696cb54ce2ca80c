/** @jest-environment node */
import { withDeferredScripts } from "./page-html";

const withScripts = (scripts: string) => `<html><body><p>$&</p>${scripts}</body></html>`;

test("Gatsby's scripts become settings of the script that starts them", () => {
  const html = withScripts('<script src="/a-1.js" async></script>');
  expect(withDeferredScripts(html, "go('$&')")).toBe(
    withScripts(`<script data-scripts="/a-1.js">go('$&')</script>`),
  );
});
