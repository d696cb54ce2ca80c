import type { Page } from "puppeteer-core";
import { formatPrice } from "../src/content/format";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { data, faqOf, languageOf, legalOf, pathIn, texts } from "./support/texts";

type Fact = Record<string, unknown>;

const open = inOneBrowser();
const { site, plans, navigation } = data;
const home = { path: "/", size: "desktop" } as const;

async function graphOf(page: Page): Promise<(type: string) => Fact> {
  const texts = await page.$$eval("script[type='application/ld+json']", (scripts) =>
    scripts.map(({ textContent }) => textContent ?? ""),
  );
  expect(texts).toHaveLength(1);
  const json = JSON.parse(texts[0] ?? "") as Fact;
  expect(json["@context"]).toBe("https://schema.org");
  const graph = json["@graph"] as Fact[];
  return (type) => graph.find((fact) => fact["@type"] === type) ?? {};
}

describe.each(bothLanguages)("facts for search engines, $code", ({ code }) => {
  test.each([true, false])("are what the page shows, with scripts %s", async (js) => {
    const page = await open({ ...home, path: pathIn(code, "/"), js });
    const fact = await graphOf(page);
    const shown = await page.evaluate(() => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
      return {
        questions: all("#faq h3"),
        answers: all("#faq [data-part=item-content] p"),
        plans: all("#pricing article h3"),
        prices: all("#pricing article bdi[dir=ltr]"),
        title: document.title,
        lang: document.documentElement.lang,
        canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
        contact: all("#contact bdi"),
      };
    });

    const faq = fact("FAQPage").mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(faq.map(({ name }) => name)).toEqual(shown.questions);
    expect(faq.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(shown.answers);
    expect(shown.questions).toEqual(faqOf(code).map(({ question }) => question));

    const application = fact("SoftwareApplication");
    const offers = application.offers as { name: string; price: number; priceCurrency: string }[];
    expect(offers.map(({ name }) => name)).toEqual(shown.plans);
    expect(
      offers.map(({ price }) => formatPrice(price * 100, plans.currency, languageOf(code))),
    ).toEqual(shown.prices);
    expect(offers.every(({ priceCurrency }) => priceCurrency === plans.currency)).toBe(true);
    expect(application.description).toBe(texts(code, "landing:meta.description"));

    expect(fact("WebSite")).toMatchObject({ url: shown.canonical, inLanguage: shown.lang });
    const organization = fact("Organization");
    expect(organization.name).toBe(site.brand);
    expect(shown.contact).toEqual(
      expect.arrayContaining([organization.email, organization.telephone]),
    );
    await expectQuiet(page);
  });

  test("lead from the home page to a legal page", async () => {
    for (const { id, path } of navigation.legal) {
      const page = await open({ ...home, path: pathIn(code, path), js: false });
      const list = (await graphOf(page))("BreadcrumbList").itemListElement as Fact[];
      expect(list.map(({ position, name }) => [position, name])).toEqual([
        [1, site.brand],
        [2, legalOf(code, id).title],
      ]);
      expect(list[0]?.item).toBe(site.siteUrl + pathIn(code, "/"));
    }
  });

  test("are not on the page for unknown addresses, nor is anything to share", async () => {
    const page = await open({ ...home, path: pathIn(code, "/nope"), js: false });
    const selector = "script[type='application/ld+json'], meta[property^='og:']";
    expect(await page.$$(selector)).toHaveLength(0);
  });
});
