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

describe("dates that are too far in the future", () => {
  testRule(dates, {
    "today is no future day": [site({ updated: "2026-11-21", rulesReviewed: "2020-02-01" })],
    "changes of a later day": [
      {
        ...site({ updated: "2026-11-23" }),
        "data/navigation.json": { legal: [{ updated: "2027-01-01" }] },
        "data/guide.json": { updated: "2026-12-01" },
      },
      'data/guide.json:2:14  updated  is "2026-12-01", too far in the future',
      'data/navigation.json:4:18  legal[0].updated  is "2027-01-01", too far in the future; write the day of the change, 2026-11-21 at the latest',
      'data/site.json:2:14  updated  is "2026-11-23", too far in the future',
    ],
    "security.txt for most of a year": [site({ securityTxtExpires: "2027-11-20" })],
    "security.txt for a year": [
      site({ securityTxtExpires: "2027-11-22" }),
      `securityTxtExpires  is "2027-11-22", too far in the future${expires}`,
    ],
    "what only time has made wrong": [
      { ...site({ securityTxtExpires: "2020-01-01" }), ...sample("2020-01") },
    ],
    "what is no date, as the schema says": [noDates],
  });
});

describe("dates that time has made wrong", () => {
  testRule(outdated, {
    "security.txt for a day": [site({ securityTxtExpires: "2026-11-22" })],
    "security.txt until today": [
      site({ securityTxtExpires: "2026-11-21" }),
      `securityTxtExpires  is "2026-11-21", no longer in the future${expires}`,
    ],
    "a product of next month": [sample("2026-12")],
    "a product of this month": [
      sample("2026-11"),
      'bestBefore  is "2026-11", no longer in the future; write a month after 2026-11',
    ],
    "what is no date, as the schema says": [noDates],
  });
});

/** Half an hour before Greenwich begins the 21st: in Tokyo it is a morning, in Honolulu noon of the 20th. */
describe("the day is that of the editor, wherever the check runs", () => {
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
      "today in Tokyo, and on the first island that has it": [site({ updated: "2026-11-21" })],
      "a day that has begun nowhere": [
        site({ updated: "2026-11-22" }),
        `write the day of the change, ${today} at the latest`,
      ],
    });
    testRule(outdated, {
      "a day that has not begun everywhere": [site({ securityTxtExpires: "2026-11-21" })],
      "a day that has": [
        site({ securityTxtExpires: "2026-11-20" }),
        'is "2026-11-20", no longer in the future',
      ],
    });
  });
});
