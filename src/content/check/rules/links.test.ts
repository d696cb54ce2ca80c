/** @jest-environment node */
import { projectLines, replaced } from "../testing/project";
import { links } from "./links";

const file = "data/legal/en/privacy.json";
const withLink = (target: string) => ({
  [file]: replaced('"summary": "', `"summary": "[here](${target}) `),
});

test("every link of the project leads somewhere", () => {
  expect(projectLines(links)).toEqual([]);
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
  expect(projectLines(links, withLink(target))).toEqual([]);
});

test.each([
  ["/privcy", "/privacy"],
  ["/terms#plan", "/terms#plans"],
  ["/#pricng", "/#pricing"],
  ["#nowhere-at-all-in-here", "a page such as /privacy, one of its sections"],
  ["javascript:alert(1", "a page such as /privacy, one of its sections"],
  ["https://", "a page such as /privacy, one of its sections"],
  ["www.example.com", "a page such as /privacy, one of its sections"],
])("%s leads nowhere", (target, write) => {
  const lines = projectLines(links, withLink(target));
  expect(lines).toEqual([
    expect.stringContaining(
      `${file}:5:22  summary  is a link to "${target}", where nothing is; write ${write}`,
    ),
  ]);
});

test("a link without encryption", () => {
  expect(projectLines(links, withLink("http://www.example.com/a"))).toEqual([
    `${file}:5:22  summary  is a link to "http://www.example.com/a", which is not encrypted; write https://www.example.com/a`,
  ]);
});

test("a page that is taken away is missed where it is linked", () => {
  const navigation = replaced('"/cookies"', '"/storage"');
  const lines = projectLines(links, { "data/navigation.json": navigation });
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('is a link to "/cookies", where nothing is');
});
