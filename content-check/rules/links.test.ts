/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { links } from "./links";

const file = "data/legal/en/privacy.json";
const navigation = (...ids: string[]) => ({
  main: [{ anchor: "pricing" }],
  legal: ids.map((id) => ({ id, path: `/${id}` })),
});

/** What the rule says of a link in the privacy policy. */
const linesWith = (target: string, pages = ["privacy", "terms"]) =>
  linesOf(links, {
    "data/navigation.json": navigation(...pages),
    [file]: { summary: `[here](${target})`, sections: [{ id: "contact" }] },
  });

test.each([
  "/",
  "/#pricing",
  "/terms",
  "/privacy#contact",
  "#contact",
  "https://www.example.com/a",
  "mailto:you@example.com",
  "mailto:{{legalEmail}}",
  "tel:+14155550132",
])("%s is in order", (target) => {
  expect(linesWith(target)).toEqual([]);
});

test.each([
  ["/privcy", "/privacy"],
  ["/terms#scop", "/terms#scope"],
  ["/#pricng", "/#pricing"],
  ["#nowhere-at-all-in-here", "a page such as /privacy, one of its sections"],
  ["javascript:alert(1", "a page such as /privacy, one of its sections"],
  ["https://", "a page such as /privacy, one of its sections"],
  ["www.example.com", "a page such as /privacy, one of its sections"],
])("%s leads nowhere", (target, write) => {
  expect(linesWith(target)).toEqual([
    expect.stringContaining(
      `${file}:2:22  summary  is a link to "${target}", where nothing is; write ${write}`,
    ),
  ]);
});

test("a link without encryption", () => {
  expect(linesWith("http://www.example.com/a")).toEqual([
    `${file}:2:22  summary  is a link to "http://www.example.com/a", which is not encrypted; write https://www.example.com/a`,
  ]);
});

test("a page that is taken away is missed where it is linked", () => {
  expect(linesWith("/terms", ["privacy"])).toEqual([
    expect.stringContaining('is a link to "/terms", where nothing is'),
  ]);
});
