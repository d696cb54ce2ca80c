/** @jest-environment node */
import type { SampleProduct, Site } from "../src/content/types";
import { readJson } from "../src/testing/content";
import { type Content, contentOfFiles, languageIn, publishedIn } from "./content/content";
import { legalResolvers } from "./legal-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

const project = contentOfFiles(readJson);
const brand = "Acme";

/** The project's English content for another site, also by the name of other languages. */
const contentWith = (site: Partial<Site> = {}, changes: Partial<Content> = {}): Content => ({
  ...project,
  site: { ...project.site, brand, ...site },
  languages: ["en", "ar", "bn"].map((code) => ({
    ...languageIn(project, "en"),
    ...(code === "bn" ? { htmlLang: code, numberingSystem: "beng" } : {}),
    code,
  })),
  texts: (_, namespace) => project.texts("en", namespace),
  ...changes,
});
const content = contentWith();

describe("the sample product", () => {
  const sample: SampleProduct = {
    brand: "Orsola",
    gtin: "09506000134352",
    lot: "L2417",
    bestBefore: "2028-05",
    netWeightGrams: 1300,
    nutrition: [
      { id: "energy", kilojoules: 1457, kilocalories: 343 },
      { id: "saturates", grams: 0, partOf: "fat" },
    ],
    languages: ["ar", "bn"],
  };
  const fields = sampleProductResolvers.SampleProductJson;
  const within = contentWith(
    { digitalLinkHost: "https://example.com" },
    { sampleTexts: (code) => ({ ...project.sampleTexts("en"), name: `${code} {{brand}}` }) },
  );

  test("its texts, filled, and its name in its languages", () => {
    const name = `ar ${brand}`;
    expect(fields.texts.of({}, { language: "ar" }, within)).toMatchObject({ name });
    expect(fields.names.of(sample, {}, within)).toEqual([
      { language: "ar", name },
      { language: "bn", name: `bn ${brand}` },
    ]);
  });

  test("its pages, and codes of product and batch on the host of site.json", () => {
    expect(fields.productPath.of(sample)).toBe("/01/09506000134352");
    const path = "/01/09506000134352/10/L2417";
    expect(fields.batchPath.of(sample)).toBe(path);
    expect(fields.offerPath.of(sample)).toBe("/offer/01/09506000134352");
    expect(fields.uri.of(sample, {}, within)).toBe("https://example.com/01/09506000134352");
    expect(fields.batchUri.of(sample, {}, within)).toBe(`https://example.com${path}`);
    const other = { ...sample, lot: "L2418" };
    expect(fields.qrCode.of(other, {}, within)).toEqual(fields.qrCode.of(sample, {}, within));
    expect(fields.batchCode.of(other, {}, within)).not.toEqual(
      fields.batchCode.of(sample, {}, within),
    );
  });

  test("its date and weight; nutrition as texts, nothing as null, and zero is not nothing", () => {
    expect(fields.bestBefore.of(sample)).toBe("05 2028");
    expect(fields.netWeight.of(sample, { language: "bn" }, content)).toBe("১,৩০০");
    expect(fields.nutrition.of(sample, { language: "en" }, content)).toEqual([
      { id: "energy", grams: null, kilojoules: "1,457", kilocalories: "343" },
      { id: "saturates", partOf: "fat", grams: "0", kilojoules: null, kilocalories: null },
    ]);
  });
});

describe("texts", () => {
  test("filled, without what only the build reads", () => {
    const textsOf = (ns: string) => {
      const within = contentWith(
        {},
        { texts: (code, name) => ({ ...content.texts(code, name), menu: "{{brand}}" }) },
      );
      return JSON.parse(textResolvers.Locale.data.of({ language: "en", ns }, {}, within));
    };
    const common = textsOf("common");
    expect(common.menu).toBe(brand);
    for (const key of ["trialPeriod_one", "setupTime_other", "standingLine"]) {
      expect(common).not.toHaveProperty(key);
    }
    expect(textsOf("legal")).not.toHaveProperty("operator");
  });

  test.each([
    [{}, null],
    [{ endpoint: "https://a.com" }, { endpoint: "https://a.com", field: "email" }],
  ])("the newsletter's form by the setting %j", (newsletter, form) => {
    expect(textResolvers.SiteJson.newsletter.of({ ...project.site, newsletter })).toEqual(form);
  });

  test("the year of the site's last change, in the language's digits", () => {
    const site = { ...project.site, updated: "2031-02-03" };
    const { of } = textResolvers.SiteJson.updatedYear;
    expect(of(site, { language: "bn" }, content)).toBe("২০৩১");
  });
});

describe("legal documents", () => {
  const document = (changes: object) => ({
    ...{ title: "{{brand}}", description: "", appliesTo: "", summary: "", sections: [] },
    language: "ar",
    ...changes,
  });
  const { title, summary, sections } = legalResolvers.LegalJson;
  const htmlOf = (blocks: object[], within: Content) => {
    const source = document({ sections: [{ id: "a", heading: "{{brand}}", blocks }] });
    const [section] = sections.of(source, {}, within, "");
    expect(section).toMatchObject({ id: "a", heading: brand });
    return section?.html;
  };

  test("filled, and as HTML with links to the same language", () => {
    const source = document({ summary: "**{{brand}}** [x](/cookies)" });
    expect(title.of(source, {}, content)).toBe(brand);
    expect(summary.of(source, {}, content, "")).toBe(
      `<strong>${brand}</strong> <a href="/ar/cookies">x</a>`,
    );
  });

  test.each(publishedIn(project).map(({ code }) => code))(
    "%s: below a path all links within the site lead there",
    (language) => {
      const outside = project.navigation.legal.flatMap(({ id }) => {
        const source = { ...project.legal(language, id), language };
        const texts = [
          summary.of(source, {}, project, "/site"),
          ...sections.of(source, {}, project, "/site").map(({ html }) => html),
        ];
        return [...texts.join().matchAll(/href="(\/[^"]*)"/g)]
          .map(([, href = ""]) => href)
          .filter((href) => !/^\/site(\/|#|$)/.test(href));
      });
      expect(outside).toEqual([]);
    },
  );

  const recipient = { name: "News Firm", country: "DE", policyUrl: "https://news.example.com" };

  test.each<[Partial<Site>, string]>([
    [{ imageHost: null, newsletter: {} }, "always, here, nothing"],
    [
      { imageHost: "https://i.example.com", newsletter: {} },
      "always, https://i.example.com, nothing",
    ],
    [
      { imageHost: null, newsletter: { endpoint: "https://news.example.com", recipient } },
      "always, here, News Firm",
    ],
  ])("with %j they say what is so", (site, said) => {
    const blocks = [
      { text: "always" },
      { text: "{{imageHost}}", when: "imageHost" },
      { text: "here", when: "noImageHost" },
      { text: "{{newsletterRecipient}}", when: "newsletter" },
      { text: "nothing", when: "noNewsletter" },
    ];
    const html = said.split(", ").map((text) => `<p>${text}</p>`);
    expect(htmlOf(blocks, contentWith(site))).toBe(html.join(""));
  });
});
