/** @jest-environment node */
import { loaderSlice } from "./script-slice";

const chunks = '{"app":["/app-1.js"],"component---a":["/a-2.js"]}';

/** The slice as gatsby's webpack stats extractor writes it. */
const written = (scripts: string[]) => `
  <script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(chunks)};</script>
  <script>window.___webpackCompilationHash="0a1b";</script>
  ${scripts.map((src) => `<script src="${src}" async></script>`).join("")}`;

function element(html: string): HTMLScriptElement {
  const [, attributes = ""] = /^<script ([^>]*)>/.exec(html) ?? [];
  const names = [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)];
  const dataset = Object.fromEntries(
    names.map(([, name, value = ""]) => [name, value.replaceAll("&quot;", '"')]),
  );
  return { dataset } as unknown as HTMLScriptElement;
}

test("one inline script, the same text on each page, with Gatsby's scripts as its settings", () => {
  const html = loaderSlice(written(["/webpack-runtime-3.js", "/app-1.js"]), "load()");
  expect(html).toMatch(/>load\(\)<\/script>$/);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(element(html).dataset).toEqual({
    scripts: "/webpack-runtime-3.js /app-1.js",
    hash: "0a1b",
    chunks,
  });
});

test.each([
  ["no chunk map", "<script></script>", "___chunkMapping"],
  ["no scripts", written([]), "lists no scripts"],
])("what another Gatsby writes stops the build: %s", (_, html, message) => {
  expect(() => loaderSlice(html, "load()")).toThrow(message);
});
