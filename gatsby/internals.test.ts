/** @jest-environment node */
import type { Module } from "webpack";
import { bundledModules, keepFontsApart, shareAmongPages } from "./internals";

// What the parts do: e2e/fonts, e2e/budgets and e2e/public-files.

class ConcatenatedModule {}

test.each([
  ["no cache group", "commons", () => shareAmongPages({ optimization: { splitChunks: {} } })],
  ["no rule for fonts", "fonts of Gatsby", () => keepFontsApart({ module: { rules: [] } })],
  [
    "melted modules by another name",
    "ConcatenatedModule of webpack",
    () => bundledModules([new ConcatenatedModule()] as unknown as Module[]),
  ],
])("%s stops the build and says what to look at", (_, what, run) => {
  expect(run).toThrow(new RegExp(`${what}.* is not there any more`));
});
