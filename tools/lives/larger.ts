import type {
  FaqFile,
  LanguagesFile,
  PlansFile,
  SampleProduct,
  Site,
} from "../../src/content/types";
import { type Edits, edit, inAll, textsOf } from "./life";

const features = ["qrCodes", "reporting", "customization", "customDomain", "webHooks"];
const plan = (id: string, priceCents: number, productLimit: number | null, held: number) => ({
  id,
  priceCents,
  popular: id === "FIRM",
  productLimit,
  support: held > 2 ? ("priority" as const) : ("free" as const),
  features: features.slice(0, held),
});

const site = edit<Site>((json) => {
  const url = "https://www.firm.com/us";
  Object.assign(json, {
    brand: "Meadowprints",
    siteUrl: "https://www.firm.com/site",
    appUrl: "https://panel.firm.com",
    supportEmail: "help@firm.com",
    privacyEmail: "data@firm.com",
    legalEmail: "law@firm.com",
    phone: "+49 30 2345678",
    location: { en: "Berlin, Germany" },
    trialMonths: 3,
    setupMinutes: 15,
    digitalLinkHost: "https://www.firm.com/site",
    social: json.social.map((each) => ({ ...each, url })).reverse(),
    resources: json.resources.map((each) => ({ ...each, url })),
    operator: Object.fromEntries(Object.keys(json.operator).map((name) => [name, "Firm 1"])),
  });
});

/** Six questions more, of the words that the page says elsewhere. */
const faq = (code: string) =>
  edit<FaqFile>(({ questions }) => {
    const texts = textsOf(code, "landing").features as Record<string, string>;
    for (const id of ["products", "promotions", "languages", "storage", "rules", "engagement"]) {
      questions.unshift({ id, question: `${texts[id]}`, answer: `${texts[`${id}Text`]}` });
    }
  });

/** More of everything, at another place, by another name. */
export const larger: Edits = {
  "data/site.json": site,
  "data/plans.json": edit<PlansFile>((json) => {
    json.currency = "EUR";
    json.rows = ["products", "support", ...features];
    json.plans = [
      plan("START", 490, 5, 0),
      plan("TEAM", 1995, 1500, 3),
      plan("FIRM", 4950, 25_000, 4),
      plan("GROUP", 129_900, null, 5),
    ];
  }),
  "data/languages.json": edit<LanguagesFile>(({ languages }) => {
    for (const each of languages) each.published = each.code !== "bn";
  }),
  "data/sample-product.json": edit<SampleProduct>((json) => {
    Object.assign(json, {
      brand: "Aurelia",
      gtin: "09520123456788",
      lot: "B-7",
      bestBefore: "2031-11",
      netWeightGrams: 1250,
      languages: ["ru", "ja", "pt"],
    });
    json.nutrition = json.nutrition.filter(({ id }) => id !== "saturates");
  }),
  ...inAll((code) => `data/faqs/${code}.json`, faq),
};
