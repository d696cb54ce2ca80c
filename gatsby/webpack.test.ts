/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { stop } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { site } from "../src/testing/content";
import { onCreateWebpackConfig } from "./webpack";

interface Config {
  devtool?: false;
  plugins: { HEAD_SCRIPT: string; BUILD_YEAR: string }[];
}

async function configFor(stage: string): Promise<Config> {
  const setWebpackConfig = jest.fn();
  await onCreateWebpackConfig?.(
    {
      stage,
      actions: { setWebpackConfig, replaceWebpackConfig: jest.fn() },
      getConfig: () => ({
        module: { rules: [{ test: /woff2/, use: [{ options: { limit: 10000 } }] }] },
        optimization: { splitChunks: { cacheGroups: { commons: {} } } },
      }),
      plugins: { define: (definitions: object) => definitions },
    } as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  return Object.assign({}, ...setWebpackConfig.mock.calls.reverse().flat());
}

async function headScript(): Promise<string> {
  const { plugins } = await configFor("build-html");
  return JSON.parse(plugins[0]?.HEAD_SCRIPT ?? "");
}

afterAll(stop);

test("the head script that ships restores the language by its own element's settings", async () => {
  const replace = jest.fn();
  const addEventListener = jest.fn();
  runInNewContext(await headScript(), {
    addEventListener,
    document: {
      currentScript: { dataset: { languages: "en ar", prefix: "/site" } },
      documentElement: { dataset: {} },
    },
    localStorage: { getItem: (key: string) => (key === "language" ? "ar" : null) },
    location: { pathname: "/site/terms", search: "?a", hash: "#b", replace },
  });
  expect(replace.mock.calls).toEqual([["/site/ar/terms?a#b"]]);
  expect(addEventListener.mock.calls.map(([type]) => type)).toEqual(["click", "auxclick"]);
});

test("it leaves no name behind, is small, and cannot end its script element", async () => {
  const script = await headScript();
  const page: Record<string, unknown> = {
    addEventListener: () => undefined,
    document: { currentScript: { dataset: {} }, documentElement: { dataset: {} } },
    localStorage: { getItem: () => null },
    location: { pathname: "/", search: "", hash: "" },
  };
  const before = Object.keys(page);
  runInNewContext(script, page);
  expect(Object.keys(page).filter((key) => page[key] !== undefined)).toEqual(before);
  expect(script.length).toBeLessThan(1200);
  expect(script).not.toMatch(/<\/script|\bimport\b|\bexport\b/);
});

test("the year of the last change is put in as a number", async () => {
  const { plugins } = await configFor("develop");
  expect(JSON.parse(plugins[0]?.BUILD_YEAR ?? "")).toBe(Number(site.updated.slice(0, 4)));
});

test.each([
  ["build-javascript", false],
  ["build-html", undefined],
  ["develop", undefined],
])("source maps at %s: devtool is %p", async (stage, devtool) => {
  expect((await configFor(stage)).devtool).toBe(devtool);
});
