/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { dates } from "./dates";

const site = (texts: object) => ({ "data/site.json": texts });
const sample = (bestBefore: unknown) => ({ "data/sample-product.json": { bestBefore } });
const expires = "; write a day after today and at most 2027-11-20";

beforeAll(() => jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));

testRule(dates, {
  "today is no future day": [site({ updated: "2026-11-21", rulesReviewed: "2020-02-01" })],
  "changes of tomorrow": [
    {
      ...site({ updated: "2026-11-22" }),
      "data/navigation.json": { legal: [{ updated: "2027-01-01" }] },
    },
    'data/navigation.json:4:18  legal[0].updated  is "2027-01-01", too far in the future; write the day of the change, 2026-11-21 at the latest',
    'data/site.json:2:14  updated  is "2026-11-22", too far in the future',
  ],
  "security.txt for a day": [site({ securityTxtExpires: "2026-11-22" })],
  "security.txt for most of a year": [site({ securityTxtExpires: "2027-11-20" })],
  "security.txt until today": [
    site({ securityTxtExpires: "2026-11-21" }),
    `securityTxtExpires  is "2026-11-21", past${expires}`,
  ],
  "security.txt for a year": [
    site({ securityTxtExpires: "2027-11-21" }),
    `is "2027-11-21", too far in the future${expires}`,
  ],
  "a product of next month": [sample("2026-12")],
  "a product of this month": [
    sample("2026-11"),
    'bestBefore  is "2026-11", past; write a month after 2026-11',
  ],
  "what is no date, as the schema says": [{ ...sample("2020-5"), ...site({ updated: "soon" }) }],
});
