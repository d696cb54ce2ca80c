/** @jest-environment node */
import type { Offer, Operator, Site } from "../../src/content/types";
import { site } from "../../src/testing/content";
import { openQuestions, placeholdersIn } from "./settings";

test("lists an empty setting as the question that it answers", () => {
  const open = openQuestions({ offer: {} });
  expect(open).toHaveLength(9);
  expect(open).toContain(
    "What happens to printed codes after the trial?  data/site.json  offer.printedCodes.after",
  );
});

test("does not list a setting with a value", () => {
  const offer: Offer = { codeAddress: "ours", billing: { tax: "added", period: "yearly" } };
  const open = openQuestions({ offer }).join();
  expect(open).toContain("offer.billing.cancel");
  for (const setting of ["codeAddress", "billing.tax", "billing.period"]) {
    expect(open).not.toContain(`offer.${setting}`);
  }
});

/** A value for every field of the operator. */
const operator = Object.fromEntries(
  Object.keys(site.operator).map((name) => [name, "Firm"]),
) as unknown as Operator;

const ready: Site = {
  ...site,
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

test("reports nothing for a site without placeholders", () => {
  expect(placeholdersIn(ready)).toEqual([]);
});

test.each<[string, Partial<Site>]>([
  ['siteUrl  "https://www.example.com" is an example', { siteUrl: "https://www.example.com" }],
  ['appUrl  "https://site.example" is an example', { appUrl: "https://site.example" }],
  ['appUrl  "http://app.firm.com" is not https', { appUrl: "http://app.firm.com" }],
  ['supportEmail  "me@example.org" is an example', { supportEmail: "me@example.org" }],
  [
    'phone  "+1 415 555 0132" is a phone number that is reserved for fiction',
    { phone: "+1 415 555 0132" },
  ],
  ['operator.name  "" is empty', { operator: { ...operator, name: "" } }],
  ['newsletter.endpoint  "" is empty', { newsletter: {} }],
  ['social x  "" is empty', { social: [{ id: "x", name: "X", url: null }] }],
  ['resources blog  "" is empty', { resources: [{ id: "blog", url: null }] }],
])("reports %s", (line, change) => {
  expect(placeholdersIn({ ...ready, ...change })).toEqual([`data/site.json  ${line}`]);
});
