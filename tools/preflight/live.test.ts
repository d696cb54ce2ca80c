/** @jest-environment node */
import type { Site } from "../../src/content/types";
import { liveProblems } from "./live";

const url = "https://www.firm.com";
const endpoint = "https://app.firm.com/subscribe";
const site = { siteUrl: url, appUrl: "https://app.firm.com", newsletter: { endpoint } } as Site;
const facts = {
  ...{ url, site, paths: ["/"], headers: { "x-frame-options": "DENY" } },
  languages: [{ code: "en", htmlLang: "en" }],
} as unknown as Parameters<typeof liveProblems>[0];

const page = `<html lang="en"><link rel="canonical" href="${url}/">`;
const headers = { "x-frame-options": "DENY" };
const answers = {
  [`${url}/`]: () => new Response(page, { headers }),
  [`${url}/no-such-page`]: () => new Response('<html lang="en">', { status: 404 }),
  "https://app.firm.com/signup": () => new Response(),
  [endpoint]: () =>
    new Response("", { status: 422, headers: { "access-control-allow-origin": url } }),
};

const problemsWhere = (changes: Record<string, () => Response>) => {
  const all: Record<string, () => Response> = { ...answers, ...changes };
  jest.spyOn(global, "fetch").mockImplementation(async (address) => {
    const answer = all[String(address)];
    if (!answer) throw new Error(`Unexpected request to ${address}`);
    return answer();
  });
  return liveProblems(facts);
};

const connectionRefused = () => {
  throw new Error("ECONNREFUSED");
};

test("reports nothing for a site that is deployed correctly", async () => {
  expect(await problemsWhere({})).toEqual([]);
});

test.each<[string, () => Response, string]>([
  [`${url}/`, () => new Response(page), "does not send the x-frame-options of this build"],
  [`${url}/`, () => new Response("", { headers }), "has the canonical link undefined instead of"],
  [`${url}/no-such-page`, () => new Response(""), "has the status 200 instead of 404"],
  ["https://app.firm.com/signup", connectionRefused, "does not respond: ECONNREFUSED"],
  [endpoint, () => new Response("", { status: 422 }), `does not allow ${url} to read its response`],
])("reports %s", async (address, answer, said) => {
  const problems = await problemsWhere({ [address]: answer });
  expect(problems).toContainEqual(expect.stringContaining(`${address} ${said}`));
});
