/** @jest-environment node */
import { join } from "node:path";
import type { CreatePageArgs, GatsbyNode } from "gatsby";
import { createPages, onCreatePage } from "./pages";

type CreatePagesArgs = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

const actions = { createPage: jest.fn(), deletePage: jest.fn() };

beforeEach(() => jest.clearAllMocks());

describe("createPages", () => {
  const run = (answer: object, panicOnBuild = jest.fn()) =>
    createPages?.(
      {
        actions,
        graphql: async () => answer,
        reporter: { panicOnBuild },
      } as unknown as CreatePagesArgs,
      { plugins: [] },
      () => undefined,
    );

  test("the landing page, each legal page of data/navigation.json, the two of the sample", async () => {
    const legal = [
      { id: "privacy", path: "/privacy" },
      { id: "terms", path: "/conditions" },
    ];
    const sample = { productPath: "/01/1", batchPath: "/01/1/10/A" };
    await run({ data: { navigationJson: { legal }, sampleProductJson: sample } });
    const templates = join(process.cwd(), "src/templates");
    expect(actions.createPage.mock.calls.map(([page]) => page)).toEqual([
      { path: "/", component: join(templates, "landing-page.tsx"), context: {} },
      {
        path: "/privacy",
        component: join(templates, "legal-page.tsx"),
        context: { document: "privacy" },
      },
      {
        path: "/conditions",
        component: join(templates, "legal-page.tsx"),
        context: { document: "terms" },
      },
      {
        path: "/01/1",
        component: join(templates, "sample-page.tsx"),
        context: { hasBatch: false },
      },
      {
        path: "/01/1/10/A",
        component: join(templates, "sample-page.tsx"),
        context: { hasBatch: true },
      },
    ]);
  });

  test.each([
    ["the file is missing", { data: { navigationJson: null } }],
    ["there is no sample", { data: { navigationJson: { legal: [] }, sampleProductJson: null } }],
    ["the query fails", { errors: [new Error("no")] }],
  ])("stops the build when %s", async (_, answer) => {
    const panic = jest.fn();
    await run(answer, panic);
    expect(panic.mock.calls[0]?.[0]).toContain("data/navigation.json");
    expect(actions.createPage).not.toHaveBeenCalled();
  });
});

describe("onCreatePage", () => {
  const page = (path: string, language: string, matchPath?: string) => ({
    path,
    matchPath,
    component: "src/pages/404.tsx",
    context: { i18n: { language, routed: language !== "en" } },
  });

  const run = (created: object) =>
    onCreatePage?.(
      { page: created, actions } as unknown as CreatePageArgs,
      { plugins: [] },
      () => undefined,
    );

  test.each(["ar", "zh-TW"])("the 404 page of %s answers for its whole language", (language) => {
    const broken = page(`/${language}/404`, language, `/${language}/${language}/*`);
    run(broken);
    expect(actions.deletePage.mock.calls).toEqual([[broken]]);
    expect(actions.createPage.mock.calls).toEqual([[{ ...broken, matchPath: `/${language}/*` }]]);
  });

  test("a 404 page that is right is left alone: no endless round", () => {
    run(page("/ar/404", "ar", "/ar/*"));
    expect(actions.deletePage).not.toHaveBeenCalled();
    expect(actions.createPage).not.toHaveBeenCalled();
  });

  test("a language's second 404 page goes", () => {
    const second = page("/ar/404.html", "ar", "/ar/ar/*");
    run(second);
    expect(actions.deletePage.mock.calls).toEqual([[second]]);
    expect(actions.createPage).not.toHaveBeenCalled();
  });

  test("the English 404 page answers for every other address", () => {
    const broken = page("/404.html", "en");
    run(broken);
    expect(actions.createPage.mock.calls).toEqual([[{ ...broken, matchPath: "/*" }]]);
  });

  test.each([
    ["the address of the English 404 page", page("/404", "en")],
    ["the English 404 page that is right", page("/404.html", "en", "/*")],
    ["a language's home page", page("/ar", "ar")],
    ["a legal page", page("/ar/privacy", "ar")],
    ["a page that only ends like it", page("/ar/a404", "ar")],
    ["a page before the plugin has seen it", { path: "/ar/404", component: "", context: {} }],
  ])("%s stays as it is", (_, other) => {
    run(other);
    expect(actions.deletePage).not.toHaveBeenCalled();
    expect(actions.createPage).not.toHaveBeenCalled();
  });
});
