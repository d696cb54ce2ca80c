/** @jest-environment node */
import type { CreatePageArgs, GatsbyNode } from "gatsby";
import { createPages, onCreatePage } from "./pages";

type CreatePagesArgs = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

const actions = { createPage: jest.fn(), deletePage: jest.fn() };

beforeEach(() => jest.clearAllMocks());

// Which pages there are: e2e/public-files.
test.each([
  ["the file is missing", { data: { navigationJson: null } }],
  ["there is no sample", { data: { navigationJson: { legal: [] }, sampleProductJson: null } }],
  ["the query fails", { errors: [new Error("no")] }],
])("the build stops when %s", async (_, answer) => {
  const panicOnBuild = jest.fn();
  const args = { actions, graphql: async () => answer, reporter: { panicOnBuild } };
  await createPages?.(args as unknown as CreatePagesArgs, { plugins: [] }, () => undefined);
  expect(panicOnBuild.mock.calls[0]?.[0]).toContain("data/navigation.json");
  expect(actions.createPage).not.toHaveBeenCalled();
});

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

test.each([
  ["/ar/404", "ar", "/ar/ar/*", "/ar/*"],
  ["/zh-TW/404", "zh-TW", "/zh-TW/zh-TW/*", "/zh-TW/*"],
  ["/404.html", "en", undefined, "/*"],
])("the 404 page %s answers for its whole language", (path, language, wrong, matchPath) => {
  const broken = page(path, language, wrong);
  run(broken);
  expect(actions.deletePage.mock.calls).toEqual([[broken]]);
  expect(actions.createPage.mock.calls).toEqual([[{ ...broken, matchPath }]]);
});

test("a language's second 404 page goes", () => {
  const second = page("/ar/404.html", "ar", "/ar/ar/*");
  run(second);
  expect(actions.deletePage.mock.calls).toEqual([[second]]);
  expect(actions.createPage).not.toHaveBeenCalled();
});

test.each([
  ["a 404 page that is right: no endless round", page("/ar/404", "ar", "/ar/*")],
  ["the English 404 page that is right", page("/404.html", "en", "/*")],
  ["the address of the English 404 page", page("/404", "en")],
  ["a page that only ends like it", page("/ar/a404", "ar")],
  ["a page before the plugin has seen it", { path: "/ar/404", component: "", context: {} }],
])("%s stays as it is", (_, other) => {
  run(other);
  expect(actions.deletePage).not.toHaveBeenCalled();
  expect(actions.createPage).not.toHaveBeenCalled();
});
