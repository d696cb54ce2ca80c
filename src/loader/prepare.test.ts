import { prepare } from "./prepare";

const chunks = {
  "component---src-templates-landing-page-tsx": ["/shared.js", "/page.js"],
  "component---src-templates-legal-page-tsx": ["/legal.js"],
  "later--header--menu": ["/overlay.js", "/menu.js"],
  "later--landing-page--sections": ["/overlay.js", "/sections.js"],
  "later--legal-page--table": ["/table.js"],
};
const files = { base: "/site", scripts: ["/runtime.js", "/app.js"], chunks };
const pageData = { componentChunkName: "component---src-templates-landing-page-tsx", path: "/ar" };

let asked: string[];

function answerWith(ok: boolean): void {
  window.fetch = (async (address: string) => {
    asked.push(address);
    return { ok, text: async () => JSON.stringify(pageData) };
  }) as typeof fetch;
}

/** Prepares the page at a path and waits until it asks for nothing more. */
async function prepared(path: string): Promise<string[]> {
  document.body.dataset.path = path;
  prepare(files);
  await jest.advanceTimersByTimeAsync(5000);
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  Object.assign(window, { pageData: undefined, ___chunkMapping: undefined });
  answerWith(true);
});

afterEach(() => jest.useRealTimers());

test("all that the page will need is brought, each file once, first what comes first", async () => {
  expect(await prepared("/ar")).toEqual([
    "/site/runtime.js",
    "/site/app.js",
    "/site/page-data/ar/page-data.json",
    "/site/shared.js",
    "/site/page.js",
    "/site/page-data/app-data.json",
    "/site/overlay.js",
    "/site/menu.js",
    "/site/sections.js",
  ]);
});

test("Gatsby gets the page's data and the files of chunks", async () => {
  await prepared("/ar");
  expect(window).toMatchObject({ pageData, ___chunkMapping: chunks });
});

test("the home page's data is called index", async () => {
  expect(await prepared("/")).toContain("/site/page-data/index/page-data.json");
});

test("what cannot be had is no error; the data is left to Gatsby then", async () => {
  answerWith(false);
  await expect(prepared("/ar")).resolves.toHaveLength(1);
  expect(window).toMatchObject({ pageData: undefined });
});
