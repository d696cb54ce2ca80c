import { screen, within } from "@testing-library/react";
import type { LegalBlock } from "../../src/content/types";
import { blocksToHtml, inlineHtml } from "./legal-html";

test.each([
  ["plain text", "Nothing here.", "Nothing here."],
  ["bold", "a **b** c", "a <strong>b</strong> c"],
  ["code", "the key `language`", "the key <code>language</code>"],
  ["code with a tag", "`<b>`", "<code>&lt;b&gt;</code>"],
  ["a link to a page", "[terms](/terms)", '<a href="/ar/terms">terms</a>'],
  [
    "a link to an anchor of a page",
    "[rights](/privacy#rights)",
    '<a href="/ar/privacy#rights">rights</a>',
  ],
  ["a link home", "[home](/)", '<a href="/ar">home</a>'],
  ["a link to a section of home", "[prices](/#pricing)", '<a href="/ar#pricing">prices</a>'],
  ["a link to an anchor of this page", "[above](#scope)", '<a href="#scope">above</a>'],
  [
    "a mail link, isolated from the text around it",
    "[a@example.com](mailto:a@example.com)",
    '<a href="mailto:a@example.com"><bdi dir="ltr">a@example.com</bdi></a>',
  ],
  [
    "a phone link, isolated",
    "[+1 415](tel:+1415)",
    '<a href="tel:+1415"><bdi dir="ltr">+1 415</bdi></a>',
  ],
  [
    "an outer link, isolated",
    "[example.com](https://example.com/?a=1&b=2)",
    '<a href="https://example.com/?a=1&amp;b=2"><bdi dir="ltr">example.com</bdi></a>',
  ],
  ["bold in a link", "[**now**](/terms)", '<a href="/ar/terms"><strong>now</strong></a>'],
  ["a mark", "Operator: ==[Name]==", "Operator: <mark>[Name]</mark>"],
  ["two marks", "==a== and ==b==", "<mark>a</mark> and <mark>b</mark>"],
  ["a tag in a mark", "==<b>==", "<mark>&lt;b&gt;</mark>"],
  ["signs of equality alone", "a == b", "a == b"],
  ["a tag", "<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"],
  ["a script", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["an image tag", '<img src=x onerror="y">', '&lt;img src=x onerror="y"&gt;'],
  ["a comparison", "1 < 2 & 3 > 2", "1 &lt; 2 &amp; 3 &gt; 2"],
])("%s", (_, text, html) => {
  expect(inlineHtml(text, "ar")).toBe(html);
});

test("a quote in an address cannot end the attribute", () => {
  const html = inlineHtml('[x](<https://example.com/"onclick=y>)', "en");
  expect(html).not.toContain('"onclick');
});

test.each([
  ["en", "/terms"],
  ["ar", "/ar/terms"],
  ["zh-TW", "/zh-TW/terms"],
])("in %s, a link within the site leads to %s", (language, href) => {
  expect(inlineHtml("[x](/terms)", language)).toBe(`<a href="${href}">x</a>`);
});

test.each<[string, LegalBlock[], string]>([
  ["nothing", [], ""],
  ["paragraphs", [{ text: "**a**" }, { text: "b" }], "<p><strong>a</strong></p><p>b</p>"],
  ["a list", [{ list: ["a", "`b`"] }], "<ul><li>a</li><li><code>b</code></li></ul>"],
])("blocks: %s", (_, blocks, html) => {
  expect(blocksToHtml(blocks, "ar")).toBe(html);
});

describe("a table", () => {
  const table = {
    head: ["Key", 'What "it" is for'],
    rows: [
      ["`language`", "[the language](/)"],
      ["**b**", "<i>"],
    ],
  };

  beforeEach(() => {
    document.body.innerHTML = blocksToHtml([{ table }], "ar");
  });

  test("has its names in the first row, and inline text in its cells", () => {
    const [names, first, second] = screen.getAllByRole("row");
    if (!names || !first || !second) throw new Error("rows are missing");
    expect(
      within(names)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(table.head);
    expect(within(first).getByRole("link", { name: "the language" })).toHaveAttribute(
      "href",
      "/ar",
    );
    expect(within(first).getByRole("rowheader", { name: "language" }).innerHTML).toBe(
      "<code>language</code>",
    );
    expect(within(second).getByRole("cell", { name: "<i>" })).toBeInTheDocument();
  });

  test("each cell knows its column's name", () => {
    const cells = [...document.querySelectorAll<HTMLElement>("tbody :is(th, td)")];
    const labels = cells.map((cell) => cell.dataset.label);
    expect(labels).toEqual([...table.head, ...table.head]);
  });
});
