/** @jest-environment node */
import type { Module } from "webpack";
import { bundledModules } from "./bundled-modules";
import { keepFontsApart, shareAmongPages } from "./webpack-config";

test("a small font is not put into the pages, a small picture still is", () => {
  const font = { test: /\.(woff2?)$/, use: [{ options: { limit: 10000 } }] };
  const picture = { test: /\.(png)$/, use: [{ options: { limit: 10000 } }] };
  keepFontsApart({ module: { rules: [{}, font, picture] } });
  expect([font, picture].map(({ use }) => use[0]?.options.limit)).toEqual([0, 10000]);
});

test.each([
  ["component---src-pages-404-tsx", true],
  [undefined, false],
  ["app", false],
])("what pages share is shared by chunk %s: %p", (name, isShared) => {
  const commons: { chunks?: (chunk: { name?: string }) => boolean } = {};
  shareAmongPages({ optimization: { splitChunks: { cacheGroups: { commons } } } });
  expect(commons.chunks?.({ name })).toBe(isShared);
});

class ConcatenatedModule {
  constructor(readonly modules?: object[]) {}
}

test("modules that are melted together are told apart", () => {
  const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
  const melted = [a, new ConcatenatedModule([b, new ConcatenatedModule([c])])];
  expect(bundledModules(melted as unknown as Module[])).toEqual([a, b, c]);
});

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
