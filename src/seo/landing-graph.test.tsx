import { renderToStaticMarkup } from "react-dom/server";
import { JsonScript } from "../components/json-script";
import { languages } from "../i18n/languages";
import { absoluteUrl, localePath } from "../i18n/paths";
import { landingGraph } from "./landing-graph";

const siteUrl = "https://www.example.com";

test("the JSON-LD of the landing page describes company, product, offers and questions", () => {
  const home = `${siteUrl}/`;
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
  const price = { price: 12.5, priceCurrency: "EUR" };
  expect(landingGraph(data, language)["@graph"]).toMatchObject([
    {
      "@type": "Organization",
      // The company is one in all languages.
      "@id": `${home}#organization`,
      name: "B",
      url: home,
      logo: `${home}icons/icon-512.png`,
      sameAs: ["https://x.example.org/us"],
      email: "help@example.com",
      telephone: "+1 2",
    },
    { "@type": "WebSite", url, inLanguage: htmlLang },
    {
      "@type": "SoftwareApplication",
      url,
      name: "B",
      description: "D",
      offers: [{ name: "SMALL", ...price, priceSpecification: { ...price, unitCode: "MON" } }],
    },
    { "@type": "FAQPage", mainEntity: [{ name: "Q?", acceptedAnswer: { text: "A." } }] },
  ]);
});

test("no text ends the element of JSON-LD", () => {
  const data = { name: "</script><b>" };
  const html = renderToStaticMarkup(<JsonScript type="application/ld+json" data={data} />);
  expect(html).toContain('>{"name":"\\u003c/script>\\u003cb>"}</script>');
});
