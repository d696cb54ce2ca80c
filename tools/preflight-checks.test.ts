/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import type { Operator, Site } from "../src/content/types";
import { site as projectSite } from "../src/testing/content";
import { liveProblems, openQuestions, unsetValues } from "./preflight-checks";
import { copyProject } from "./testing/folders";

const url = "https://www.firm.com";
const signUp = "https://app.firm.com/signup";
const endpoint = "https://app.firm.com/subscribe";
const headers = { "x-frame-options": "DENY" };
const deployment = {
  ...{ url, paths: ["/"], languages: [{ code: "en", htmlLang: "en" }], headers },
  site: { siteUrl: url, appUrl: "https://app.firm.com", newsletter: { endpoint } },
} as unknown as Parameters<typeof liveProblems>[0];

type Answers = Record<string, (() => Response) | undefined>;
const html = '<html lang="en">';
const page = `${html}<link rel="canonical" href="${url}/">`;
const correct: Answers = {
  [`${url}/`]: () => new Response(page, { headers }),
  [`${url}/no-such-page`]: () => new Response(page, { status: 404 }),
  [signUp]: () => new Response(),
  [endpoint]: () => new Response("", { headers: { "access-control-allow-origin": url } }),
};

test.each<[string, Answers[string], string]>([
  [`${url}/`, () => new Response(page), "has the x-frame-options undefined instead of DENY"],
  [`${url}/`, () => new Response(html, { headers }), "has the canonical link undefined"],
  [`${url}/no-such-page`, () => new Response(page), "has the status 200 instead of 404"],
  [signUp, undefined, "does not respond: ECONNREFUSED"],
  [endpoint, () => new Response(), `does not allow ${url} to read its response`],
])("reports nothing but %s", async (address, answer, said) => {
  const answers: Answers = { ...correct, [address]: answer };
  jest.spyOn(global, "fetch").mockImplementation(async (requested) => {
    const found = answers[String(requested)];
    if (!found) throw new Error("ECONNREFUSED");
    return found();
  });
  expect(await liveProblems(deployment)).toEqual([expect.stringContaining(`${address} ${said}`)]);
});

test("lists the settings without a value as the questions that they answer", () => {
  const open = openQuestions({ codeAddress: "ours", billing: { tax: "added" } });
  expect(open).toHaveLength(7);
  expect(open).toContain(
    "What happens to printed codes after the trial?  data/site.json  offer.printedCodes.after",
  );
});

/** A value for every field of the operator. */
const operator = Object.fromEntries(
  Object.keys(projectSite.operator).map((name) => [name, "Firm"]),
) as unknown as Operator;

const ready: Site = {
  ...projectSite,
  siteUrl: "https://www.firm-example.company.com",
  appUrl: "https://app.examples.com",
  supportEmail: "support@firm.com",
  privacyEmail: "privacy@firm.com",
  legalEmail: "legal@firm.com",
  phone: "+1 415 200 0132",
  social: [{ id: "x", name: "X", url: "https://social.com/firm" }],
  resources: [],
  newsletter: { endpoint: "https://news.firm.com/subscribe" },
  operator,
};

test.each<[string, Partial<Site>]>([
  ['siteUrl  "https://www.example.com" is an example', { siteUrl: "https://www.example.com" }],
  ['appUrl  "https://site.example" is an example', { appUrl: "https://site.example" }],
  ['appUrl  "http://app.firm.com" is not https', { appUrl: "http://app.firm.com" }],
  ['supportEmail  "me@example.org" is an example', { supportEmail: "me@example.org" }],
  ['phone  "+1 415 555 0132" is a phone number that is', { phone: "+1 415 555 0132" }],
  ['operator.name  "" is empty', { operator: { ...operator, name: "" } }],
  ['newsletter.endpoint  "" is empty', { newsletter: {} }],
  ['social x  "" is empty', { social: [{ id: "x", name: "X", url: null }] }],
  ['resources blog  "" is empty', { resources: [{ id: "blog", url: null }] }],
])("reports nothing but %s", (line, change) => {
  expect(unsetValues({ ...ready, ...change })).toEqual([expect.stringContaining(line)]);
});

test("the check of a deployed site needs a build, whose headers it expects", () => {
  const folder = copyProject();
  const script = ["--import", require.resolve("tsx"), "tools/preflight.ts", url];
  const { status, stderr } = spawnSync(process.execPath, script, {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain("Run npm run build first");
});
