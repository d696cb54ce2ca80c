/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { dates, outdated } from "./dates";

const site = (texts: object) => ({ "data/site.json": texts });
const sample = (bestBefore: unknown) => ({ "data/sample-product.json": { bestBefore } });
const noDates = { ...sample("2020-5"), ...site({ updated: "soon", securityTxtExpires: "never" }) };
const expires = "; write a day after today and at most 2027-11-20";

beforeAll(() => jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
beforeEach(() => jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe("dates", () => {
  testRule(dates, {
    "accepts today and days that have passed": [
      site({ updated: "2026-11-21", rulesReviewed: "2020-02-01" }),
    ],
    "reports a change on a later day": [
      {
        ...site({ updated: "2026-11-23" }),
        "data/navigation.json": { legal: [{ updated: "2027-01-01" }] },
        "data/guide.json": { updated: "2026-12-01" },
      },
      'data/guide.json:2:14  updated  is "2026-12-01", too far in the future',
      'data/navigation.json:4:18  legal[0].updated  is "2027-01-01", too far in the future; write the day of the change, 2026-11-21 at the latest',
      'data/site.json:2:14  updated  is "2026-11-23", too far in the future',
    ],
    "accepts an expiry date 364 days ahead": [site({ securityTxtExpires: "2027-11-20" })],
    "reports an expiry date a year ahead": [
      site({ securityTxtExpires: "2027-11-22" }),
      `securityTxtExpires  is "2027-11-22", too far in the future${expires}`,
    ],
    "ignores dates that have passed": [
      { ...site({ securityTxtExpires: "2020-01-01" }), ...sample("2020-01") },
    ],
    "ignores texts that are not dates": [noDates],
  });
});

describe("outdated", () => {
  testRule(outdated, {
    "accepts an expiry date of tomorrow": [site({ securityTxtExpires: "2026-11-22" })],
    "reports an expiry date of today": [
      site({ securityTxtExpires: "2026-11-21" }),
      `securityTxtExpires  is "2026-11-21", no longer in the future${expires}`,
    ],
    "accepts a product that is best before next month": [sample("2026-12")],
    "reports a product that is best before this month": [
      sample("2026-11"),
      'bestBefore  is "2026-11", no longer in the future; write a month after 2026-11',
    ],
    "ignores texts that are not dates": [noDates],
  });
});

/** At 23:30 UTC it is already morning in Tokyo, and still noon in Honolulu. */
describe("time zones", () => {
  beforeAll(() => jest.setSystemTime(new Date("2026-11-20T23:30:00Z")));

  describe.each([
    ["Tokyo", -540, "2026-11-21"],
    ["Greenwich", 0, "2026-11-20"],
    ["Honolulu", 600, "2026-11-20"],
  ])("%s", (_, minutes, today) => {
    beforeEach(() =>
      jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(Number(minutes)),
    );

    testRule(dates, {
      "accepts a day that has begun in some time zone": [site({ updated: "2026-11-21" })],
      "reports a day that has not begun in any time zone": [
        site({ updated: "2026-11-22" }),
        `write the day of the change, ${today} at the latest`,
      ],
    });
    testRule(outdated, {
      "accepts a day that has not begun in some time zone": [
        site({ securityTxtExpires: "2026-11-21" }),
      ],
      "reports a day that has begun in every time zone": [
        site({ securityTxtExpires: "2026-11-20" }),
        'is "2026-11-20", no longer in the future',
      ],
    });
  });
});
