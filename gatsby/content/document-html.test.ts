/** @jest-environment node */
import type { Guide, LegalBlock, Plan, Site } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { blocksToHtml, documentHtml, inlineHtml } from "./document-html";
import { publishedIn } from "./site-content";

test.each([
  ["a link to another page", "[x](/privacy#a)", '<a href="/site/ar/privacy#a">x</a>'],
  ["a link to a section of it", "[x](/#contact)", '<a href="/site/ar#contact">x</a>'],
  ["a link to an anchor of this page", "[x](#scope)", '<a href="#scope">x</a>'],
  [
    "a mail link, isolated from the text around it",
    "[a@example.com](mailto:a@example.com)",
    '<a href="mailto:a@example.com"><bdi dir="ltr">a@example.com</bdi></a>',
  ],
  [
    "an outer link, isolated",
    "[x](https://example.com/?a=1&b=2)",
    '<a href="https://example.com/?a=1&amp;b=2"><bdi dir="ltr">x</bdi></a>',
  ],
  ["two gaps", "==[a]== and ==[b]==", "<mark>[a]</mark> and <mark>[b]</mark>"],
  ["a tag in a gap", "==[<b>]==", "<mark>[&lt;b&gt;]</mark>"],
  ["a script", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
])("on a page in Arabic below /site: %s", (_, text, html) => {
  expect(inlineHtml("ar", "/site")(text)).toBe(html);
});

const table = { head: ["Key", 'What "it" is'], rows: [["`language`", "<i>"]] };

test.each<[string, LegalBlock[], string]>([
  ["a list", [{ list: ["a", "`b`"] }], "<ul><li>a</li><li><code>b</code></li></ul>"],
  [
    "a table, each cell with its column's name",
    [{ table }],
    `<table><thead><tr><th scope="col">Key</th><th scope="col">What &quot;it&quot; is</th></tr></thead>
    <tbody><tr><th scope="row" data-label="Key"><code>language</code></th>
    <td data-label="What &quot;it&quot; is">&lt;i&gt;</td></tr></tbody></table>`,
  ],
])("blocks: %s", (_, blocks, html) => {
  expect(blocksToHtml(blocks, inlineHtml("ar", ""))).toBe(html.replace(/\n */g, ""));
});

const project = projectContent();
const plan = { popular: false, support: "free" } as const;
const plans: Plan[] = [
  { ...plan, id: "SMALL", priceCents: 0, productLimit: 1500, features: [] },
  { ...plan, id: "BIG", priceCents: 1950, productLimit: null, features: ["qrCodes"] },
];
const pricing = { upTo: "{{brand}}: {{limit}}", unlimited: "No limit", notIncluded: "No" };

/** A document with a section of these blocks, on a site whose brand is Acme, with prices in euros. */
function htmlOfBlocks(blocks: LegalBlock[], changes: Partial<Site> = {}) {
  const content = {
    ...project,
    site: { ...project.site, brand: "Acme", imageHost: null, newsletter: {}, ...changes },
    plans: { currency: "EUR", rows: [], plans },
    texts: (code: string, namespace: string) =>
      namespace === "landing" ? { pricing } : project.texts(code, namespace),
  };
  const legal = () => ({
    title: "Of {{brand}}",
    description: "About {{brand}}",
    appliesTo: "All of {{brand}}",
    summary: "**{{brand}}**",
    sections: [{ id: "a", heading: "{{brand}}", blocks }],
  });
  return documentHtml({ ...content, legal }, "en", "terms", "");
}

test("placeholders are filled in all texts of a document", () => {
  expect(htmlOfBlocks([{ text: "`{{brand}}`" }])).toMatchObject({
    title: "Of Acme",
    description: "About Acme",
    appliesTo: "All of Acme",
    summary: "<strong>Acme</strong>",
    sections: [{ id: "a", heading: "Acme", html: "<p><code>Acme</code></p>" }],
  });
});

test("the guide shows the sources in English and in the language itself", () => {
  const code = publishedIn(project).at(-1)?.code ?? "en";
  const shown = [...new Set(["en", code])];
  const sources = [...shown, "xx"].map((language) => ({ language })) as Guide["sources"];
  const content = { ...project, guide: { updated: "2031-02-03", sources } };
  const guide = documentHtml(content, code, "guide", "");
  expect(guide.sources?.map(({ language }) => language)).toEqual(shown);
});

const recipient = { name: "News Firm", country: "DE", policyUrl: "https://news.example.com" };

test.each<[Partial<Site>, string]>([
  [{ imageHost: "https://i.com" }, "<p>always</p><p>https://i.com</p><p>nothing</p>"],
  [
    { newsletter: { endpoint: "https://news.example.com", recipient } },
    "<p>always</p><p>here</p><p>News Firm</p>",
  ],
])("shows the blocks whose condition %j fulfills", (site, html) => {
  const blocks: LegalBlock[] = [
    { text: "always" },
    { text: "{{imageHost}}", when: "imageHost" },
    { text: "here", when: "noImageHost" },
    { text: "{{newsletterRecipient}}", when: "newsletter" },
    { text: "nothing", when: "noNewsletter" },
  ];
  expect(htmlOfBlocks(blocks, site).sections[0]?.html).toBe(html);
});

test("renders a block of plans as a table with the texts of the pricing section", () => {
  const head = ["Plan", "Price", "Products", "QR codes"];
  const rows = [
    ["SMALL", "€0", "Acme: 1,500", "No"],
    ["BIG", "€19.50", "No limit", "No limit"],
  ];
  expect(htmlOfBlocks([{ plans: { head } }])).toEqual(htmlOfBlocks([{ table: { head, rows } }]));
});
