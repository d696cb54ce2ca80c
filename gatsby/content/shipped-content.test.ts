/** @jest-environment node */
import type { FaqFile } from "../../src/content/types";
import {
  allergensIn,
  isShipped,
  projectContent,
  readJson,
  site,
  spaced,
  textFinder,
} from "../../src/testing/content";
import { questionsIn } from "./offer";

const codes = ["en", "zh-TW", "zh-CN", "es", "hi", "ar", "bn", "pt", "ru", "ja"];
const basic = ["qrCodes", "reporting"];
const advanced = [...basic, "customization", "customDomain"];
const premium = [...advanced, "webHooks", "apiSupport"];
const content = projectContent();
const { languages, navigation, plans, sample } = content;

// The content that the specification asks for. Operators can change all of it.
(isShipped ? describe : describe.skip)("the shipped content", () => {
  test("ten languages in their order, of which Arabic alone is written from right to left", () => {
    expect(languages.map(({ code, dir, published }) => [code, dir, published])).toEqual(
      codes.map((code) => [code, code === "ar" ? "rtl" : "ltr", true]),
    );
  });

  test("three plans", () => {
    const priority = { support: "priority" };
    expect(plans).toMatchObject({
      currency: "USD",
      rows: ["products", "qrCodes", "support", ...premium.slice(1)],
      plans: [
        { id: "FREE", priceCents: 0, productLimit: 10, support: "free", features: basic },
        { id: "ADVANCE", priceCents: 2000, productLimit: 50, ...priority, features: advanced },
        { id: "PREMIUM", priceCents: 5000, productLimit: null, ...priority, features: premium },
      ],
    });
    expect(plans.plans.map(({ popular }) => popular)).toEqual([false, true, false]);
  });

  test("the facts of the site", () => {
    expect(site).toMatchObject({
      brand: "Scanleaf",
      appUrl: "https://app.example.com",
      supportEmail: "support@example.com",
      privacyEmail: "privacy@example.com",
      legalEmail: "legal@example.com",
      phone: "+1 415 555 0132",
      location: { en: "San Francisco, CA" },
      trialMonths: 6,
      setupMinutes: 10,
      digitalLinkHost: "",
      imageHost: null,
      newsletter: {},
    });
    const names = navigation.main.map((id) => textFinder("en")(`common:nav.${id}`));
    expect(names.join()).toBe("Home,Features,Pricing,FAQ,Contact");
    expect(navigation.legal.map(({ id }) => id)).toEqual(["privacy", "terms", "cookies"]);
  });

  test("a sample with nutrition in the legal order", () => {
    expect(sample).toMatchObject({ gtin: "09506000134352", batch: "L2417" });
    const ids = sample.nutrition.map(({ id }) => id).join();
    expect(ids).toBe("energy,fat,saturates,carbohydrate,sugars,protein,salt");
  });

  test.each(codes)("%s: six questions, two allergens, texts that can be joined", (code) => {
    const { questions } = readJson<FaqFile>(`data/faqs/${code}.json`);
    expect(questions).toHaveLength(6);
    expect(questions[3]?.answer).toMatch(/\{\{disclaimer\}\}$/);
    expect(allergensIn(content.sampleTexts(code).ingredients)).toHaveLength(2);
    const text = textFinder(code);
    expect(text("landing:pricing.signUpFor")).toContain(text("common:signUp"));
    JSON.stringify(readJson(`locales/${code}/offer.json`), (_, each) => {
      if (typeof each === "string") expect(each).toMatch(/[.?。？।؟]$/u);
      return each;
    });
  });

  test.each([
    ["common:nav.main", "Main"],
    ["common:menu", "Menu"],
    ["common:language.button", "Language: {{name}}"],
    ["common:error.title", "Unexpected Application Error"],
    ["landing:hero.lead", expect.stringMatching(/medium companies .+10 minutes and no web/)],
    ["landing:hero.more", "Learn more"],
    [
      "landing:features.rulesText",
      "Tools for publishing product information under EU and FDA digital labeling rules.",
    ],
    [
      "landing:shopperQuestions.labelText",
      "Label information, as an addition to the printed label.",
    ],
    ["landing:pricing.popular", "Most Popular"],
    ["landing:contact.success", "Thanks for subscribing! We'll be in touch soon."],
  ])("the English %s is %s", (key, text) => {
    expect(textFinder("en")(key)).toEqual(text);
  });

  test.each([
    [1, "6 months. No credit card needed."],
    [2, "10 minutes"],
    [4, "encryption, regular backups and ISO 27001 data centers"],
    [5, "ADVANCE and PREMIUM"],
  ])("the English answer %d contains %s", (index, text) => {
    expect(spaced(questionsIn(content, "en"))[index]?.answer).toContain(text);
  });
});
