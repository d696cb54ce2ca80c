/** @jest-environment node */
import type { Site } from "../../src/content/types";
import { site } from "../../src/testing/content";
import { placeholdersIn } from "./placeholders";

const ready: Site = {
  ...site,
  siteUrl: "https://www.firm.com",
  appUrl: "https://app.firm.com",
  supportEmail: "support@firm.com",
  privacyEmail: "privacy@firm.com",
  legalEmail: "legal@firm.com",
  phone: "+1 415 200 0132",
  social: [{ id: "x", name: "X", url: "https://social.com/firm" }],
  resources: [],
  newsletter: {
    endpoint: "https://news.firm.com/subscribe",
    recipient: { name: "News Firm", country: "DE", policyUrl: "https://news.firm.com/privacy" },
  },
  operator: {
    name: "Firm",
    address: "Street",
    registration: "1",
    hostingProvider: "Host",
    logRetention: "30 days",
    governingLaw: "California",
  },
};

test("a site that is filled in has no placeholder", () => {
  expect(placeholdersIn(ready)).toEqual([]);
});

test.each([
  ["siteUrl", { siteUrl: "https://www.example.com" }],
  ["appUrl", { appUrl: "https://site.example" }],
  ["appUrl", { appUrl: "http://app.firm.com" }],
  ["supportEmail", { supportEmail: "support@example.org" }],
  ["phone", { phone: "+1 415 555 0132" }],
  ["operator.name", { operator: { ...ready.operator, name: "" } }],
  ["newsletter", { newsletter: {} }],
  ["social x", { social: [{ id: "x", name: "X", url: null }] }],
  ["resources blog", { resources: [{ id: "blog", url: null }] }],
] as [string, Partial<Site>][])("%s is named with what to write instead", (place, change) => {
  expect(placeholdersIn({ ...ready, ...change })).toEqual([
    expect.stringMatching(
      new RegExp(`^data/site\\.json  ${place.replace(".", "\\.")}  is .+; write .+`),
    ),
  ]);
});

test.each(["https://www.examples.com", "https://www.firm-example.company.com"])(
  "%s is no example",
  (siteUrl) => {
    expect(placeholdersIn({ ...ready, siteUrl })).toEqual([]);
  },
);
