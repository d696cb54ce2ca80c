/** @jest-environment node */
import type { NavigationDocument, Plan, SampleProduct, Site } from "../src/content/types";
import { plans, readJson } from "../src/testing/content";
import { type Content, contentOfFiles, languageIn } from "./content/content";
import { exampleCodeResolvers } from "./example-code-resolvers";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

const project = contentOfFiles(readJson);
const brand = "Acme";

/** The project's content with another site, in dollars, in some languages. */
const contentWith = (site: Partial<Site> = {}, changes: Partial<Content> = {}): Content => ({
  ...project,
  site: { ...project.site, brand, trialMonths: 6, ...site },
  plans: { ...plans, currency: "USD" },
  languages: ["en", "ar", "bn"].map((code) => ({
    ...languageIn(project, "en"),
    code,
    htmlLang: code,
    numberingSystem: code === "bn" ? "beng" : "latn",
  })),
  texts: (_, namespace) => project.texts("en", namespace),
  ...changes,
});
const content = contentWith();
/** Arabic by name, with texts and grammar of English, which the project surely has. */
const languages = ["en", "ar"].map((code) => ({ ...languageIn(project, "en"), code }));

describe("numbers as the language writes them", () => {
  const plan = { priceCents: 2000, productLimit: 1500 } as Plan;
  const { price, productLimit } = numberResolvers.Plan;
  const { updatedText } = numberResolvers.NavigationDocument;

  test.each([
    ["en", "$20", "1,500", "November 20, 2026"],
    ["bn", "২০\u00a0US$", "১,৫০০", "২০ নভেম্বর, ২০২৬"],
  ])("%s: a price, a limit and a date", (language, amount, limit, date) => {
    expect(price.of(plan, { language }, content)).toBe(amount);
    expect(productLimit.of(plan, { language }, content)).toBe(limit);
    expect(productLimit.of({ ...plan, productLimit: null }, { language }, content)).toBeNull();
    const document = { updated: "2026-11-20" } as NavigationDocument;
    expect(updatedText.of(document, { language }, content)).toBe(date);
  });

  test("an unknown language is an error that names it", () => {
    expect(() => price.of(plan, { language: "xx" }, content)).toThrow('"xx" is not a language');
  });
});

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
    languages: ["ar", "ja"],
  };
  const fields = sampleProductResolvers.SampleProductJson;
  const named: Record<string, string> = { en: "Rice", ar: "أرز" };
  const withTexts = contentWith(
    { digitalLinkHost: "https://example.com" },
    {
      languages,
      sampleTexts: (code) => {
        const texts = project.sampleTexts("en");
        return texts && named[code]
          ? { ...texts, name: named[code], allergens: "{{brand}}" }
          : undefined;
      },
    },
  );

  test("its texts in a language, filled, and its name where it has one", () => {
    expect(fields.texts.of({}, { language: "ar" }, withTexts)).toMatchObject({
      name: "أرز",
      allergens: brand,
    });
    expect(fields.texts.of({}, { language: "ja" }, withTexts)).toBeUndefined();
    expect(fields.names.of(sample, {}, withTexts)).toEqual([{ language: "ar", name: "أرز" }]);
  });

  test("its pages, and a code that leads to the batch on the host of site.json", () => {
    expect(fields.productPath.of(sample)).toBe("/01/09506000134352");
    expect(fields.batchPath.of(sample)).toBe("/01/09506000134352/10/L2417");
    const uri = "https://example.com/01/09506000134352/10/L2417";
    expect(fields.uri.of(sample, {}, withTexts)).toBe(uri);
    const other = { ...sample, lot: "L2418" };
    expect(fields.qrCode.of(other, {}, content)).not.toEqual(fields.qrCode.of(sample, {}, content));
  });

  test("the example's code holds the number alone, as a file", () => {
    const publish = jest.fn(() => "/code.svg");
    const example = exampleCodeResolvers(publish).example.of(sample, {}, withTexts);
    expect(example).toEqual({
      ...{ host: "https://example.com", gtin: sample.gtin, file: "/code.svg" },
      size: expect.any(Number),
    });
    expect(publish).toHaveBeenCalledWith(expect.stringMatching(/^<svg /));
  });

  test("its date and weight", () => {
    expect(fields.bestBefore.of(sample)).toBe("05 2028");
    expect(fields.netWeight.of(sample, { language: "bn" }, content)).toBe("১,৩০০");
  });

  test("nutrition: numbers as texts, nothing as null, and zero is not nothing", () => {
    expect(fields.nutrition.of(sample, { language: "en" }, content)).toEqual([
      { id: "energy", grams: null, kilojoules: "1,457", kilocalories: "343" },
      { id: "saturates", partOf: "fat", grams: "0", kilojoules: null, kilocalories: null },
    ]);
  });
});

describe("texts", () => {
  const locale = (ns: string, texts: object) => {
    const own = (code: string, name: string) =>
      name === ns ? { ...content.texts(code, name), ...texts } : content.texts(code, name);
    const data = textResolvers.Locale.data.of(
      { language: "en", ns },
      {},
      contentWith({}, { texts: own }),
    );
    return JSON.parse(data);
  };

  test("what only the build reads is not in any page", () => {
    const common = locale("common", { menu: "{{brand}}" });
    expect(common.menu).toBe(brand);
    for (const key of ["trialPeriod_one", "setupTime_other", "standingLine"]) {
      expect(common).not.toHaveProperty(key);
    }
    expect(locale("landing", { standingLine: "kept" })).toMatchObject({ standingLine: "kept" });
    expect(locale("legal", {})).not.toHaveProperty("operator");
  });

  test("a page gets its namespaces in its language, in the order it names them", () => {
    const namespaces = ["legal", "common"];
    const { edges } = textResolvers.Query.pageLocales.of(null, { language: "ar", namespaces });
    expect(edges.map(({ node }) => `${node.language} ${node.ns}`)).toEqual([
      "ar legal",
      "ar common",
    ]);
  });

  test.each([
    [{}, null],
    [{ endpoint: "https://a.com" }, { endpoint: "https://a.com", field: "email" }],
  ])("the newsletter's form by the setting %j", (newsletter, form) => {
    expect(textResolvers.SiteJson.newsletter.of({ ...project.site, newsletter })).toEqual(form);
  });

  test("questions", () => {
    const questions = [{ id: "a", question: "What is {{brand}}?", answer: "It." }];
    const faq = { fields: { language: "en" }, questions };
    expect(textResolvers.FaqsJson.questions.of(faq, {}, content)).toEqual([
      { id: "a", question: `What is ${brand}?`, answer: "It." },
    ]);
  });

  test.each([
    ["ar", "هنا"],
    ["ja", "Here"],
  ])("the office in %s", (language, expected) => {
    const site = { ...project.site, location: { en: "Here", ar: "هنا" } };
    expect(textResolvers.SiteJson.location.of(site, { language })).toBe(expected);
  });
});

describe("legal documents", () => {
  const document = (changes: object) => ({
    ...{ title: "{{brand}}", description: "", appliesTo: "", summary: "", sections: [] },
    fields: { language: "ar" },
    ...changes,
  });
  const { title, summary, sections } = legalResolvers.LegalJson;
  const htmlOf = (blocks: object[], within: Content) => {
    const source = document({ sections: [{ id: "a", heading: "{{brand}}", blocks }] });
    const [section] = sections.of(source, {}, within);
    expect(section).toMatchObject({ id: "a", heading: brand });
    return section?.html;
  };

  test("filled, and as HTML with links to the same language", () => {
    const source = document({ summary: "**{{brand}}** [x](/cookies)" });
    const within = contentWith({}, { languages });
    expect(title.of(source, {}, within)).toBe(brand);
    expect(summary.of(source, {}, within)).toBe(
      `<strong>${brand}</strong> <a href="/ar/cookies">x</a>`,
    );
  });

  test("each is found with its language; one that is not there is none", () => {
    const { legalDocument } = legalResolvers.Query;
    const legal = (code: string) => (code === "ar" ? document({}) : undefined);
    const within = contentWith({}, { languages, legal });
    const fields = { language: "ar", document: "terms" };
    expect(legalDocument.of(null, fields, within)).toMatchObject({ title: "{{brand}}", fields });
    expect(legalDocument.of(null, { ...fields, language: "ja" }, within)).toBeUndefined();
  });

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
    expect(htmlOf(blocks, contentWith(site, { languages }))).toBe(html.join(""));
  });

  test("a block of plans is a table of those that there are", () => {
    const html = htmlOf(
      [{ plans: { head: ["Plan", "", "", ""] } }],
      contentWith({}, { languages }),
    );
    for (const { id } of plans.plans) expect(html).toContain(`${id}</th>`);
  });
});
