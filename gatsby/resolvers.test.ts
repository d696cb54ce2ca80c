/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import type { Plan, SampleProduct, Site } from "../src/content/types";
import { plans } from "../src/testing/content";
import { resolverContext } from "../src/testing/node-model";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { languageOf, siteOf } from "./page-texts";
import { createResolvers } from "./resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

// They take a second to load, and no picture is made here.
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));
jest.mock("sharp", () => jest.fn());

const brand = "Acme";
const context = resolverContext({ brand, trialMonths: 6 });

const languages = ["en", "ar", "bn"].map((code) => ({
  code,
  htmlLang: code,
  numberingSystem: code === "bn" ? "beng" : "latn",
}));
const inDollars = resolverContext(
  {},
  { PlansJson: [{ currency: "USD" }], LanguagesJson: [{ languages }] },
);

test("Gatsby gets every resolver: none hides another of its type", () => {
  const add = jest.fn();
  createResolvers?.(
    { createResolvers: add } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => undefined,
  );
  const given = add.mock.calls.flatMap(([map]: Record<string, object>[]) =>
    Object.entries(map ?? {}).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    ),
  );
  const maps = [textResolvers, numberResolvers, sampleProductResolvers, legalResolvers];
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    for (const field of Object.keys(fields)) expect(given).toContain(`${type}.${field}`);
  }
  expect(given).toContain("SiteImage.picture");
});

describe("numbers as the language writes them", () => {
  const plan = { priceCents: 2000, productLimit: 1500 } as Plan;
  const { price, productLimit } = numberResolvers.Plan;

  test.each([
    ["en", "$20", "1,500"],
    ["ar", "\u200f20\u00a0US$", "1,500"],
    ["bn", "২০\u00a0US$", "১,৫০০"],
  ])("%s: a price and a limit", async (language, amount, limit) => {
    expect(await price.resolve(plan, { language }, inDollars)).toBe(amount);
    expect(await productLimit.resolve(plan, { language }, inDollars)).toBe(limit);
  });

  test("no limit stays none", async () => {
    const unlimited = { ...plan, productLimit: null };
    expect(await productLimit.resolve(unlimited, { language: "en" }, context)).toBeNull();
  });

  test.each([
    ["en", "November 20, 2026"],
    ["ar", "20 نوفمبر 2026"],
  ])("%s: a date", async (language, expected) => {
    const { updatedText } = numberResolvers.NavigationDocument;
    expect(await updatedText.resolve({ updated: "2026-11-20" }, { language }, inDollars)).toBe(
      expected,
    );
  });

  test("an unknown language is an error that names it", async () => {
    await expect(languageOf("xx", context)).rejects.toThrow('"xx" is not a language');
  });

  test("a file that is missing is an error that names it", async () => {
    const empty = resolverContext({}, { SiteJson: [] });
    await expect(siteOf(empty)).rejects.toThrow("There is no SiteJson");
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
  const { uri, qrCode, bestBefore, netWeight, nutrition, names, texts, ...paths } =
    sampleProductResolvers.SampleProductJson;
  const node = (language: string, name: string) => ({
    fields: { language },
    name,
    offer: { title: "{{brand}}" },
  });
  const withTexts = resolverContext(
    { brand },
    { SampleProductTextsJson: [node("en", "Rice"), node("ar", "أرز")] },
  );

  test("its texts in a language, filled", async () => {
    expect(await texts.resolve(sample, { language: "ar" }, withTexts)).toMatchObject({
      name: "أرز",
      offer: { title: brand },
    });
    expect(await texts.resolve(sample, { language: "ja" }, withTexts)).toBeUndefined();
  });

  test("its name in the languages that the phone lists, where it has one", async () => {
    expect(await names.resolve(sample, {}, withTexts)).toEqual([{ language: "ar", name: "أرز" }]);
  });

  test("the paths of its pages", () => {
    expect(paths.productPath.resolve(sample)).toBe("/01/09506000134352");
    expect(paths.batchPath.resolve(sample)).toBe("/01/09506000134352/10/L2417");
  });

  test("its URI carries the lot, on the host of site.json, and its code is made from the URI", async () => {
    expect(
      await uri.resolve(sample, {}, resolverContext({ digitalLinkHost: "https://id.gs1.org" })),
    ).toBe("https://id.gs1.org/01/09506000134352/10/L2417");
    const host = resolverContext({ digitalLinkHost: "https://example.com" });
    expect(await uri.resolve(sample, {}, host)).toBe(
      "https://example.com/01/09506000134352/10/L2417",
    );
    const code = await qrCode.resolve(sample, {}, context);
    expect((await qrCode.resolve({ ...sample, lot: "L2418" }, {}, context)).path).not.toBe(
      code.path,
    );
  });

  test("its date and weight", async () => {
    expect(bestBefore.resolve(sample)).toBe("05 2028");
    expect(await netWeight.resolve(sample, { language: "en" }, inDollars)).toBe("1,300");
    expect(await netWeight.resolve(sample, { language: "bn" }, inDollars)).toBe("১,৩০০");
  });

  test("nutrition: numbers as texts, nothing as null, and zero is not nothing", async () => {
    expect(await nutrition.resolve(sample, { language: "en" }, inDollars)).toEqual([
      { id: "energy", grams: null, kilojoules: "1,457", kilocalories: "343" },
      { id: "saturates", partOf: "fat", grams: "0", kilojoules: null, kilocalories: null },
    ]);
  });
});

describe("texts", () => {
  const locale = (ns: string, texts: object) =>
    textResolvers.Locale.data.resolve(
      { language: "en", ns, internal: { content: JSON.stringify(texts) } } as never,
      {},
      context,
    );

  test("placeholders are filled, and those for the browser stay", async () => {
    const data = await locale("landing", { a: "{{brand}} {{limit}}", b: { c: "{{trialMonths}}" } });
    expect(JSON.parse(data)).toEqual({ a: `${brand} {{limit}}`, b: { c: "6" } });
  });

  test("what only the build reads is not in any page", async () => {
    const common = { trialPeriod_one: "a", setupTime_other: "b", standingLine: "c", menu: "Menu" };
    expect(JSON.parse(await locale("common", common))).toEqual({ menu: "Menu" });
    expect(JSON.parse(await locale("landing", { standingLine: "kept" }))).toEqual({
      standingLine: "kept",
    });
    expect(JSON.parse(await locale("legal", { operator: {}, updated: "x" }))).toEqual({
      updated: "x",
    });
  });

  test("an unknown placeholder stops the build", async () => {
    await expect(locale("landing", { hero: { lead: "{{brnd}}" } })).rejects.toThrow(
      "Unknown placeholder {{brnd}} at hero.lead",
    );
  });

  test.each([[["common", "legal"]], [["legal", "common"]]])(
    "a page gets its namespaces in its language, and no others, in the order it names them: %j",
    async (namespaces) => {
      const wanted = { language: "ar", namespaces };
      const { edges } = await textResolvers.Query.pageLocales.resolve(null, wanted, context);
      const found = edges.map(({ node }) => `${node.language}/${node.ns}`);
      expect(found).toEqual(namespaces.map((ns) => `ar/${ns}`));
    },
  );

  test.each([
    [{}, null],
    [{ endpoint: "https://a.com" }, { endpoint: "https://a.com", field: "email" }],
    [
      { endpoint: "https://a.com", field: "E" },
      { endpoint: "https://a.com", field: "E" },
    ],
  ])("the newsletter's form by the setting %j", (newsletter, form) => {
    expect(textResolvers.SiteJson.newsletter.resolve({ newsletter } as Site)).toEqual(form);
  });

  test("questions", async () => {
    const faq = {
      fields: { language: "en" },
      questions: [{ id: "a", question: "What is {{brand}}?", answer: "It." }],
    };
    expect(await textResolvers.FaqsJson.questions.resolve(faq as never, {}, context)).toEqual([
      { id: "a", question: `What is ${brand}?`, answer: "It." },
    ]);
  });

  test.each([
    ["ar", "هنا"],
    ["ja", "Here"],
  ])("the office in %s", (language, expected) => {
    const site = { location: { en: "Here", ar: "هنا" } } as unknown as Site;
    expect(textResolvers.SiteJson.location.resolve(site, { language })).toBe(expected);
  });
});

describe("legal documents", () => {
  const legal = {
    fields: { language: "ar" },
    title: "{{brand}}",
    summary: "**{{brand}}** [x](/cookies)",
    sections: [
      {
        id: "images",
        heading: "{{brand}}",
        blocks: [
          { text: "always" },
          { text: "from {{imageHost}}", when: "imageHost" },
          { text: "from here", when: "noImageHost" },
        ],
      },
    ],
  } as never;
  const { title, summary, sections } = legalResolvers.LegalJson;

  test.each([
    ["ar", "terms", "شروط"],
    ["en", "terms", "Terms"],
    ["en", "privacy", "Privacy"],
    ["ja", "terms", undefined],
    ["en", "imprint", undefined],
  ])("in %s, %s is %p", async (language, document, expected) => {
    const node = (code: string, name: string, text: string) => ({
      title: text,
      fields: { language: code, document: name },
    });
    const found = await legalResolvers.Query.legalDocument.resolve(
      null,
      { language, document },
      resolverContext(
        {},
        {
          LegalJson: [
            node("en", "privacy", "Privacy"),
            node("en", "terms", "Terms"),
            node("ar", "terms", "شروط"),
          ],
        },
      ),
    );
    expect(found).toEqual(expected && node(language, document, expected));
  });

  test("filled, and as HTML with links to the same language", async () => {
    expect(await title.resolve(legal, {}, context)).toBe(brand);
    expect(await summary.resolve(legal, {}, context)).toBe(
      `<strong>${brand}</strong> <a href="/ar/cookies">x</a>`,
    );
  });

  test.each([
    [null, "<p>always</p><p>from here</p>"],
    ["https://images.example.com", "<p>always</p><p>from https://images.example.com</p>"],
  ])("with the image host %p they say what is so", async (imageHost, html) => {
    expect(await sections.resolve(legal, {}, resolverContext({ brand, imageHost }))).toEqual([
      { id: "images", heading: brand, html },
    ]);
  });

  const recipient = { name: "News Firm", country: "DE", policyUrl: "https://news.example.com" };

  test.each([
    [{}, "<p>nothing is sent</p>"],
    [{ endpoint: "https://news.example.com", recipient }, "<p>sent by News Firm</p>"],
  ])("with the newsletter %j they say who sends it", async (newsletter, html) => {
    const blocks = [
      { text: "sent by {{newsletterRecipient}}", when: "newsletter" },
      { text: "nothing is sent", when: "noNewsletter" },
    ];
    const policy = {
      fields: { language: "en" },
      sections: [{ id: "news", heading: "", blocks }],
    } as never;
    const [section] = await sections.resolve(policy, {}, resolverContext({ newsletter }));
    expect(section?.html).toBe(html);
  });

  test("a block of plans is a table of those that there are", async () => {
    const blocks = [{ plans: { head: ["Plan", "", "", ""] } }];
    const terms = {
      fields: { language: "en" },
      sections: [{ id: "plans", heading: "", blocks }],
    } as never;
    const [section] = await sections.resolve(terms, {}, context);
    for (const { id } of plans.plans) expect(section?.html).toContain(`${id}</th>`);
  });
});
