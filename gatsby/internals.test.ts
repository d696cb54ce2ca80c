/** @jest-environment node */
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { keepFontsApart, sectionStyleSheet, shareAmongPages, takeScripts } from "./internals";

// The effects of the internals: e2e/loading, e2e/budgets and e2e/public-files.

test.each([
  ["cache group", "commons", () => shareAmongPages({ optimization: { splitChunks: {} } })],
  ["rule for fonts", "rule for fonts", () => keepFontsApart({ module: { rules: [] } })],
  ["scripts", "<script", () => takeScripts("<html><body></body></html>")],
])("a missing %s stops the build and is named", (_, name, run) => {
  expect(run).toThrow(new RegExp(`${name}.*, which is missing now`));
});

test("the scripts are taken out of a page, with the marks around them", () => {
  const html =
    '<p>$&</p><!-- slice-start id="a-1" --><script src="/a-1.js" async></script><script src="/b-2.js" async></script><!-- slice-end id="a-1" -->';
  expect(takeScripts(html)).toEqual({ rest: "<p>$&</p>", scripts: ["/a-1.js", "/b-2.js"] });
});

describe("the style sheet of the sections", () => {
  const { path, write } = temporaryFolder();
  const before = process.cwd();
  beforeEach(() => process.chdir(path()));
  afterEach(() => process.chdir(before));

  const writeStats = (assetsByChunkName: Record<string, string[]>) =>
    write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));

  test("has the name that webpack gave it", () => {
    writeStats({ app: ["app.1.css", "app-1.js"], faq: ["sections.2.css", "faq-2.js"] });
    expect(sectionStyleSheet()).toBe("sections.2.css");
  });

  test("stops the build if there is none", () => {
    writeStats({ app: ["app.1.css"] });
    expect(sectionStyleSheet).toThrow("webpack.stats.json, which is missing now");
  });
});
