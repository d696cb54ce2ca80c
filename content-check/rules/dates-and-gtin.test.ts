/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { dates, gtinCheckDigit, outdated } from "./dates-and-gtin";

beforeAll(() => jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterAll(() => jest.useRealTimers());

const sample = (facts: object) => ({ "data/sample-product.json": facts });
const site = (facts: object) => ({ "data/site.json": facts });
const expires = "; write a day after today and at most 2027-11-20";

testRule(gtinCheckDigit, {
  "accepts the right digit": [sample({ gtin: "09506000134352" })],
  "reports a wrong digit": [
    sample({ gtin: "09506000134353" }),
    'gtin  is "09506000134353", whose check digit is wrong; write "09506000134352"',
  ],
});

testRule(dates, {
  "accepts days that have begun in some time zone, and an expiry date 364 days later": [
    site({ updated: "2026-11-22", rulesReviewed: "soon", securityTxtExpires: "2027-11-21" }),
  ],
  "reports a change on a later day, and an expiry date a year ahead": [
    {
      ...site({ updated: "2026-11-23", securityTxtExpires: "2027-11-22" }),
      "data/navigation.json": { legal: [{ updated: "2027-01-01" }] },
      "data/guide.json": { updated: "2026-12-01" },
    },
    'updated  is "2026-12-01", too far in the future',
    'data/navigation.json:4:18  legal[0].updated  is "2027-01-01", too far in the future; write the day of the change, 2026-11-21 at the latest',
    'updated  is "2026-11-23", too far in the future',
    `securityTxtExpires  is "2027-11-22", too far in the future${expires}`,
  ],
});

testRule(outdated, {
  "accepts an expiry date of tomorrow, and a product that is best before next month": [
    { ...site({ securityTxtExpires: "2026-11-22" }), ...sample({ bestBefore: "2026-12" }) },
  ],
  "reports an expiry date of today, and a product that is best before this month": [
    { ...site({ securityTxtExpires: "2026-11-21" }), ...sample({ bestBefore: "2026-11" }) },
    'bestBefore  is "2026-11", no longer in the future; write a month after 2026-11',
    `securityTxtExpires  is "2026-11-21", no longer in the future${expires}`,
  ],
});
