/** @jest-environment node */
import type { Language, Nutrient, Site, Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { queryFields, sampleFields, siteFields } from "./computed-fields";
import { languageIn, type SiteContent } from "./site-content";

const project = projectContent();
const english = languageIn(project, "en");
const bengali: Language = { ...english, code: "bn", htmlLang: "bn", numberingSystem: "beng" };

/** The project's content in English and Bengali. */
const content: SiteContent = {
  ...project,
  languages: [english, bengali],
  site: { ...project.site, brand: "Acme", updated: "2031-02-03" },
  sample: { ...project.sample, bestBefore: "2028-05" },
  texts: (_, namespace) => project.texts("en", namespace),
};

const args = { code: "en", namespaces: ["common"], id: "", pathPrefix: "" };

test("a page's texts are filled, without those that only the build reads", () => {
  const texts = (_: string, namespace: string): Texts => ({
    ...project.texts("en", namespace),
    menu: "{{brand}}",
  });
  const { edges } = queryFields.locales({ ...content, texts }, args);
  const common = JSON.parse(edges[0]?.node.data ?? "");
  expect(common.menu).toBe("Acme");
  for (const key of ["trialPeriod_one", "setupTime_other", "disclaimer"]) {
    expect(common).not.toHaveProperty(key);
  }
});

test.each([
  ["en", ["en", "es"]],
  ["ar", ["ar", "en", "es"]],
])("in %s, a product page is offered in %j, but not in unpublished languages", (page, shown) => {
  const languages = ["en", "ar", "es", "ja", "pt"].map((code) => ({
    ...english,
    code,
    published: code !== "pt",
  }));
  const site = { ...content.site, previewLanguages: ["en", "es", "pt"] };
  const all = { ...content, site, languages };
  const translations = queryFields.productTranslations(all, { ...args, code: page });
  expect(translations.map(({ code }) => code)).toEqual(shown);
});

test("numbers have the language's digits, months those of labels; a missing amount is null, but zero is not", () => {
  const nutrition: Nutrient[] = [
    { id: "energy", kilojoules: 1457, kilocalories: 343 },
    { id: "saturates", grams: 0, partOf: "fat" },
  ];
  const sample = { ...content.sample, nutrition };
  expect(sampleFields.nutritionRows({ ...content, sample }, { code: "bn" })).toEqual([
    { id: "energy", partOf: null, grams: null, kilojoules: "১,৪৫৭", kilocalories: "৩৪৩" },
    { id: "saturates", partOf: "fat", grams: "০", kilojoules: null, kilocalories: null },
  ]);
  expect(siteFields.updatedYear(content, { code: "bn" })).toBe("২০৩১");
  expect(sampleFields.bestBeforeText(content)).toBe("05 2028");
});

test.each<[Site["newsletter"], object | null]>([
  [{}, null],
  [{ endpoint: "https://a.com" }, { endpoint: "https://a.com", field: "email" }],
  [
    { endpoint: "https://a.com", field: "mail" },
    { endpoint: "https://a.com", field: "mail" },
  ],
])("the newsletter %j has the form %j", (newsletter, form) => {
  const site = { ...content.site, newsletter };
  expect(siteFields.newsletterForm({ ...content, site })).toEqual(form);
});
