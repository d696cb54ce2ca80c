/** @jest-environment node */
import { landingGraph } from "./landing-graph";

const home = "https://www.example.com/";
const facts = {
  language: "ar",
  htmlLang: "ar",
  site: {
    brand: "B",
    siteUrl: home,
    supportEmail: "help@example.com",
    phone: "+1 2",
    social: [
      { id: "x", name: "X", url: "https://x.example.org/us" },
      { id: "y", name: "Y", url: null },
    ],
  },
  description: "D",
  plans: {
    currency: "EUR",
    rows: [],
    plans: [{ id: "SMALL", priceCents: 1250 }],
  } as unknown as Queries.PricingFragment["plansJson"],
  questions: [{ question: "Q?", answer: "A." }],
};

/** What the graph says of a type. */
const fact = (type: string) => landingGraph(facts).find((each) => each["@type"] === type);

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
  expect(fact("WebSite")).toMatchObject({ url: `${home}ar`, inLanguage: "ar" });
  const application = fact("SoftwareApplication");
  expect(application).toMatchObject({ url: `${home}ar`, name: "B", description: "D" });
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
