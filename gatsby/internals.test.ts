/** @jest-environment node */
import { importDrawings, keepFontsApart, withDeferredScripts } from "./internals";

// The effects of the internals: e2e/loading, e2e/budgets and e2e/public-files.

test.each([
  ["rule for fonts", () => keepFontsApart({ module: { rules: [] } })],
  ["rule for images", () => importDrawings({ module: { rules: [] } })],
  ["<script", () => withDeferredScripts("<html><body></body></html>", "")],
])("a missing %s stops the build and is named", (name, run) => {
  expect(run).toThrow(new RegExp(`${name}.* is missing in this version`));
});
