/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { securityTxt } from "./security-txt";

const linesFor = (site: object) =>
  linesOf(securityTxt(new Date("2026-11-21T12:00:00Z")), { "data/site.json": site });

test.each([
  [{}],
  [{ securityTxtExpires: "2026-11-22" }],
  [{ securityTxtExpires: "2027-11-20" }],
  [{ securityTxtExpires: "soon" }],
])("%j is in order, or for the schema to refuse", (site) => {
  expect(linesFor(site)).toEqual([]);
});

test.each([
  ["2026-11-21", "past"],
  ["2027-11-22", "over a year ahead"],
])("security.txt that holds until %s is refused: %s", (securityTxtExpires, why) => {
  expect(linesFor({ securityTxtExpires })).toEqual([
    `data/site.json:2:25  securityTxtExpires  is "${securityTxtExpires}", ${why}; write a day after today and before 2027-11-21`,
  ]);
});
