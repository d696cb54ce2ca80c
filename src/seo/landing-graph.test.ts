import { plans, site, testLanguages } from "../testing/content";
import { landingData } from "../testing/fixtures";
import { breadcrumbGraph } from "./breadcrumb-graph";
import { landingGraph } from "./landing-graph";

/** The graph as plain values, found by their type. */
function factsOf(language: string) {
  const { plansJson, faqsJson } = landingData(language);
  const graph = landingGraph({
    language,
    htmlLang: language,
    site: {
      ...site,
      siteUrl: "https://www.example.com/",
      social: [
        { id: "x", name: "X", url: "https://x.example.org/us" },
        { id: "y", name: "Y", url: null },
      ],
    },
    description: "D",
    plans: plansJson,
    questions: faqsJson?.questions ?? [],
  });
  const plain = JSON.parse(JSON.stringify(graph)) as Record<string, unknown>[];
  return (type: string) => plain.find((each) => each["@type"] === type) ?? {};
}

describe.each(testLanguages)("in %s", (language) => {
  const fact = factsOf(language);
  const url =
    language === "en" ? "https://www.example.com/" : `https://www.example.com/${language}`;

  test("the company is one in all languages, with the links that have a target", () => {
    expect(fact("Organization")).toMatchObject({
      "@id": "https://www.example.com/#organization",
      name: site.brand,
      url: "https://www.example.com/",
      logo: "https://www.example.com/icons/icon-512.png",
      sameAs: ["https://x.example.org/us"],
    });
  });

  test("the site and the product are in the page's language", () => {
    expect(fact("WebSite")).toMatchObject({ url, inLanguage: language });
    expect(fact("SoftwareApplication")).toMatchObject({ url, name: site.brand, description: "D" });
  });

  test("an offer for each plan, a month's price in whole units", () => {
    const offers = fact("SoftwareApplication").offers as Record<string, unknown>[];
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
      plans.plans.map(({ id, priceCents }) => [id, priceCents / 100, plans.currency]),
    );
    expect(offers[0]?.priceSpecification).toMatchObject({ unitCode: "MON" });
  });

  test("no rating is made up", () => {
    expect(JSON.stringify(fact("SoftwareApplication"))).not.toMatch(/aggregateRating|review/i);
  });
});

test("without plans and questions the graph still stands", () => {
  const facts = { language: "en", htmlLang: "en", site, description: "D" };
  const graph = landingGraph({ ...facts, plans: null, questions: [] });
  expect(graph).toHaveLength(4);
});

test("the way to a legal page begins at its language's home page", () => {
  const facts = { language: "ar", siteUrl: site.siteUrl, brand: site.brand, title: "T" };
  expect(breadcrumbGraph(facts)).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: site.brand, item: `${site.siteUrl}/ar` },
        { "@type": "ListItem", position: 2, name: "T" },
      ],
    },
  ]);
});
