/** @jest-environment node */
import { languages } from "../i18n/languages";
import { absoluteUrl, localePath } from "../i18n/paths";
import { landingGraph } from "./landing-graph";

const home = "https://www.example.com/";
const { code: language = "en", htmlLang } = languages.at(-1) ?? {};
const url = absoluteUrl(home, localePath(language, "/"));
const texts = JSON.stringify({ meta: { description: "D" } });
const data = {
  locales: { edges: [{ node: { ns: "landing", data: texts, language } }] },
  siteJson: {
    brand: "B",
    siteUrl: home,
    supportEmail: "help@example.com",
    phone: "+1 2",
    social: [
      { id: "x", name: "X", url: "https://x.example.org/us" },
      { id: "y", name: "Y", url: null },
    ],
  },
  plansJson: { currency: "EUR", rows: [], plans: [{ id: "SMALL", priceCents: 1250 }] },
  questions: [{ question: "Q?", answer: "A." }],
} as unknown as Queries.LandingPageQuery;

/** What the graph says of a type. */
const fact = (type: string) =>
  landingGraph(data, language)["@graph"].find((each) => each["@type"] === type);

test("the company is one in all languages, with the links that have a target", () => {
  expect(fact("Organization")).toMatchObject({
    "@id": `${home}#organization`,
    name: "B",
    url: home,
    logo: `${home}icons/icon-512.png`,
    sameAs: ["https://x.example.org/us"],
    email: "help@example.com",
    telephone: "+1 2",
  });
});

test("the site and the product are in the page's language; no rating is made up", () => {
  expect(fact("WebSite")).toMatchObject({ url, inLanguage: htmlLang });
  const application = fact("SoftwareApplication");
  expect(application).toMatchObject({ url, name: "B", description: "D" });
  expect(JSON.stringify(application)).not.toMatch(/aggregateRating|review/i);
});

test("an offer for each plan, a month's price in whole units", () => {
  const price = { price: 12.5, priceCurrency: "EUR" };
  expect(fact("SoftwareApplication")).toMatchObject({
    offers: [{ name: "SMALL", ...price, priceSpecification: { ...price, unitCode: "MON" } }],
  });
});

test("each question with its answer", () => {
  expect(fact("FAQPage")).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Q?", acceptedAnswer: { text: "A." } }],
  });
});
