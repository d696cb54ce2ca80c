/** @jest-environment node */
import type { LegalBlock } from "../../src/content/types";
import { blocksToHtml, inlineHtml } from "./legal-html";

test.each([
  ["bold", "a **b** c", "a <strong>b</strong> c"],
  ["code with a tag", "`<b>`", "<code>&lt;b&gt;</code>"],
  ["a link to an anchor of a page", "[x](/privacy#a)", '<a href="/ar/privacy#a">x</a>'],
  ["a link to an anchor of this page", "[x](#scope)", '<a href="#scope">x</a>'],
  [
    "a mail link, isolated from the text around it",
    "[a@example.com](mailto:a@example.com)",
    '<a href="mailto:a@example.com"><bdi dir="ltr">a@example.com</bdi></a>',
  ],
  ["a phone link, isolated", "[1](tel:+1)", '<a href="tel:+1"><bdi dir="ltr">1</bdi></a>'],
  [
    "an outer link, isolated",
    "[x](https://example.com/?a=1&b=2)",
    '<a href="https://example.com/?a=1&amp;b=2"><bdi dir="ltr">x</bdi></a>',
  ],
  ["bold in a link", "[**now**](/terms)", '<a href="/ar/terms"><strong>now</strong></a>'],
  ["two marks", "==a== and ==b==", "<mark>a</mark> and <mark>b</mark>"],
  ["a tag in a mark", "==<b>==", "<mark>&lt;b&gt;</mark>"],
  ["signs of equality alone", "a == b", "a == b"],
  ["a script", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["a comparison", "1 < 2 & 3 > 2", "1 &lt; 2 &amp; 3 &gt; 2"],
])("%s", (_, text, html) => {
  expect(inlineHtml(text, "ar", "")).toBe(html);
});

test.each([
  ["a page", "/cookies", "/site/ar/cookies"],
  ["an anchor of a page", "/privacy#rights", "/site/ar/privacy#rights"],
  ["a section of the landing page", "/#contact", "/site/ar#contact"],
  ["the landing page", "/", "/site/ar"],
  ["an anchor of this page", "#scope", "#scope"],
  ["an outer address", "https://example.com/a", "https://example.com/a"],
])("below a path, a link to %s", (_, link, href) => {
  expect(inlineHtml(`[x](${link})`, "ar", "/site")).toContain(`<a href="${href}">`);
});

test("a quote in an address cannot end the attribute", () => {
  const html = inlineHtml('[x](<https://example.com/"onclick=y>)', "en", "");
  expect(html).not.toContain('"onclick');
});

const table = { head: ["Key", 'What "it" is'], rows: [["`language`", "<i>"]] };

test.each<[string, LegalBlock[], string]>([
  ["paragraphs", [{ text: "**a**" }, { text: "b" }], "<p><strong>a</strong></p><p>b</p>"],
  ["a list", [{ list: ["a", "`b`"] }], "<ul><li>a</li><li><code>b</code></li></ul>"],
  [
    "a table, each cell with its column's name",
    [{ table }],
    `<table><thead><tr><th scope="col">Key</th><th scope="col">What &quot;it&quot; is</th></tr></thead>
    <tbody><tr><th scope="row" data-label="Key"><code>language</code></th>
    <td data-label="What &quot;it&quot; is">&lt;i&gt;</td></tr></tbody></table>`,
  ],
])("blocks: %s", (_, blocks, html) => {
  expect(blocksToHtml(blocks, "ar", "")).toBe(html.replace(/\n */g, ""));
});
