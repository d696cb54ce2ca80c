import prefetch from "./prefetch";

const get = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  get.mockReset();
  get.mockResolvedValue({ text: async () => "" } as Response);
  globalThis.fetch = get as typeof fetch;
});

test("a script is asked for once, after what the page itself needs", async () => {
  await Promise.all([prefetch("/component-a.js"), prefetch("/component-a.js")]);
  await prefetch("/component-a.js");
  expect(get.mock.calls).toEqual([["/component-a.js", { priority: "low" }]]);
});

test("one that does not come is asked for again", async () => {
  get.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await prefetch("/component-b.js");
  await prefetch("/component-b.js");
  expect(get).toHaveBeenCalledTimes(2);
});

test("page data is left to Gatsby's loader", async () => {
  await prefetch("/page-data/terms/page-data.json");
  expect(get).not.toHaveBeenCalled();
});
