/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { chunkFiles, loaderSlice } from "./script-slice";

const chunks = { "component---a": ["/a-2.js", "/shared-4.js"] };
const loaders = { loader: "load()", prepare: "bring(FILES)", lang: "en" };

/** The slice as gatsby's webpack stats extractor writes it. */
const written = (scripts: string[]) => `
  <script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify("{}")};</script>
  <script>window.___webpackCompilationHash="0a1b";</script>
  ${scripts.map((src) => `<script src="${src}" async></script>`).join("")}`;

const slice = (html: string) => loaderSlice(html, chunks, "", loaders);

test("one inline script, the same text on each page, with Gatsby's scripts as its settings", () => {
  const { slice: html, file } = slice(written(["/webpack-runtime-3.js", "/app-1.js"]));
  expect(html).toMatch(/>load\(\)<\/script>$/);
  expect(html.match(/<script/g)).toHaveLength(1);
  const settings = [...html.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, ...setting]) => setting);
  expect(Object.fromEntries(settings)).toEqual({
    scripts: "/webpack-runtime-3.js /app-1.js",
    prepare: `/${file.name}`,
    lang: "en",
    hash: "0a1b",
  });
});

test("a file named by its content tells what to bring, below a path prefix too", () => {
  const html = written(["/site/app-1.js"]);
  const { slice: prefixed, file } = loaderSlice(html, chunks, "/site", loaders);
  expect(prefixed).toContain(`data-prepare="/site/${file.name}"`);
  let files: unknown;
  runInNewContext(file.text, { bring: (given: unknown) => (files = given) });
  expect(files).toEqual({ base: "/site", scripts: ["/app-1.js"], chunks });
  expect(slice(html).file.name).not.toBe(file.name);
});

test("a chunk's files are all that it needs beside what every page starts with", () => {
  const group = (name: string | null, ...names: string[]) => ({ name, getFiles: () => names });
  const app = group("app", "runtime.js", "app.js");
  const chunkGroups = [
    app,
    group("page", "shared.js", "app.js", "page.js", "page.css"),
    group(null, "7.js"),
    group("later--header--menu", "menu.js"),
  ];
  expect(chunkFiles({ chunkGroups, entrypoints: new Map([["app", app]]) })).toEqual({
    "later--header--menu": ["/menu.js"],
    page: ["/shared.js", "/page.js"],
  });
});

test.each([
  ["no hash", '<script src="/app-1.js" async></script>', "___webpackCompilationHash"],
  ["no scripts", written([]), "lists no scripts"],
])("what another Gatsby writes stops the build: %s", (_, html, message) => {
  expect(() => slice(html)).toThrow(message);
});
