/** @jest-environment node */
import type { Language, LegalBlock, Plan, Site } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { legalData } from "../../src/testing/fixtures";
import { publishedIn } from "./content";
import { legalHtml } from "./legal-document";

const facts = { popular: false, support: "free" } as const;
const small: Plan = { ...facts, id: "SMALL", priceCents: 0, productLimit: 1500, features: [] };
const big = { ...small, id: "BIG", priceCents: 1950, productLimit: null, features: ["qrCodes"] };

/** A document of one section as its page in Arabic shows it; numbers are German. */
function htmlOf(blocks: LegalBlock[], changes: Partial<Site> = {}) {
  const document = {
    title: "{{brand}}",
    description: "About {{brand}}",
    appliesTo: "All of {{brand}}",
    summary: "**{{brand}}** [x](/cookies)",
    sections: [{ id: "a", heading: "Of {{brand}}", blocks }],
  };
  return legalHtml(document, {
    site: { imageHost: null, newsletter: {}, ...changes } as Site,
    plans: { currency: "EUR", rows: [], plans: [small, big] },
    language: { code: "ar", dir: "rtl", htmlLang: "de", numberingSystem: "latn" } as Language,
    landing: {
      pricing: {
        upTo: "{{brand}}: {{limit}}",
        unlimited: "Unbegrenzt",
        included: "Ja",
        notIncluded: "Nein",
      },
    },
    values: { brand: "Acme", imageHost: "i.example.com", newsletterRecipient: "News Firm" },
    pathPrefix: "/site",
  });
}

test("placeholders are filled, and Markdown becomes HTML with links to the same language below the site's path", () => {
  expect(htmlOf([{ text: "`{{brand}}`" }])).toEqual({
    title: "Acme",
    description: "About Acme",
    appliesTo: "All of Acme",
    summary: '<strong>Acme</strong> <a href="/site/ar/cookies">x</a>',
    sections: [{ id: "a", heading: "Of Acme", html: "<p><code>Acme</code></p>" }],
  });
});

test.each<[Partial<Site>, string]>([
  [{}, "always, here, nothing"],
  [{ imageHost: "https://i.example.com" }, "always, i.example.com, nothing"],
  [{ newsletter: { endpoint: "https://news.example.com" } }, "always, here, News Firm"],
])("shows the blocks whose condition %j fulfils", (site, shown) => {
  const blocks: LegalBlock[] = [
    { text: "always" },
    { text: "{{imageHost}}", when: "imageHost" },
    { text: "here", when: "noImageHost" },
    { text: "{{newsletterRecipient}}", when: "newsletter" },
    { text: "nothing", when: "noNewsletter" },
  ];
  const html = shown.split(", ").map((text) => `<p>${text}</p>`);
  expect(htmlOf(blocks, site).sections[0]?.html).toBe(html.join(""));
});

test("renders a block of plans as a table with the texts of the pricing section", () => {
  const head = ["Plan", "Preis", "Produkte", "QR-Codes"];
  const rows = [
    ["SMALL", "\u20660\u00a0€\u2069", "Acme: 1.500", "Nein"],
    ["BIG", "\u206619,50\u00a0€\u2069", "Unbegrenzt", "Unbegrenzt"],
  ];
  expect(htmlOf([{ plans: { head } }])).toEqual(htmlOf([{ table: { head, rows } }]));
});

const project = projectContent();

test.each(publishedIn(project).map(({ code }) => code))(
  "%s: links within the site have the path prefix",
  (code) => {
    const outside = project.navigation.legal.flatMap(({ id }) => {
      const { summary, sections } = legalData(code, id, "/site").legalJson;
      const html = [summary, ...sections.map((section) => section.html)].join();
      return [...html.matchAll(/href="(\/[^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => !/^\/site(\/|#|$)/.test(href));
    });
    expect(outside).toEqual([]);
  },
);
