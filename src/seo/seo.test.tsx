import { renderToStaticMarkup } from "react-dom/server";
import { JsonScript } from "../components/json-script";
import { languages } from "../i18n/languages";
import { absoluteUrl, localePath } from "../i18n/paths";
import { headOf } from "../testing/head";
import { landingGraph } from "./landing-graph";
import { PageHead } from "./page-head";

const siteUrl = "https://www.example.com";

const head = (code: string, indexedPath: string | null) => {
  const data = JSON.stringify({ footer: { tagline: "P" } });
  const locales = { edges: [{ node: { ns: "common", data, language: code } }] };
  return headOf(
    <PageHead
      code={code}
      data={{ siteJson: { brand: "Brand", siteUrl }, locales }}
      title="A & B"
      description="C"
      indexedPath={indexedPath}
    />,
  );
};

test.each(languages)(
  "a page in $code has its language, addresses and the tags for shared links",
  ({ code, htmlLang: lang, dir, ogLocale }) => {
    const canonical = siteUrl + localePath(code, "/terms");
    const addresses = languages.map((each) => [
      each.hreflang,
      siteUrl + localePath(each.code, "/terms"),
    ]);
    const others = languages.filter((each) => each.code !== code);
    expect(head(code, "/terms")).toEqual({
      ...{ lang, dir, canonical, title: "A & B", description: "C", robots: undefined },
      alternates: [...addresses, ["x-default", `${siteUrl}/terms`]],
      twitterCard: "summary_large_image",
      openGraph: [
        ["og:type", "website"],
        ["og:site_name", "Brand"],
        ["og:title", "A & B"],
        ["og:description", "C"],
        ["og:url", canonical],
        ["og:image", `${siteUrl}/social/${code}.png`],
        ["og:image:width", "1200"],
        ["og:image:height", "630"],
        // The picture shows the tagline.
        ["og:image:alt", "P"],
        ["og:locale", ogLocale],
        ...others.map((each) => ["og:locale:alternate", each.ogLocale]),
      ],
    });
  },
);

test("a page without a path is noindex and has no addresses", () => {
  expect(head("en", null)).toMatchObject({
    ...{ robots: "noindex", canonical: undefined, twitterCard: undefined },
    ...{ alternates: [], openGraph: [] },
  });
});

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
  const graph = landingGraph(data, language)["@graph"];
  const factsOf = (type: string) => graph.find((each) => each["@type"] === type);
  // The company is one in all languages.
  expect(factsOf("Organization")).toMatchObject({
    "@id": `${home}#organization`,
    name: "B",
    url: home,
    logo: `${home}icons/icon-512.png`,
    sameAs: ["https://x.example.org/us"],
    email: "help@example.com",
    telephone: "+1 2",
  });
  expect(factsOf("WebSite")).toMatchObject({ url, inLanguage: htmlLang });
  const price = { price: 12.5, priceCurrency: "EUR" };
  expect(factsOf("SoftwareApplication")).toMatchObject({
    ...{ url, name: "B", description: "D" },
    offers: [{ name: "SMALL", ...price, priceSpecification: { ...price, unitCode: "MON" } }],
  });
  expect(factsOf("FAQPage")).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Q?", acceptedAnswer: { text: "A." } }],
  });
});

test("no text ends the element of JSON-LD", () => {
  const data = { name: "</script><b>" };
  const html = renderToStaticMarkup(<JsonScript type="application/ld+json" data={data} />);
  expect(html).toContain('>{"name":"\\u003c/script>\\u003cb>"}</script>');
});
