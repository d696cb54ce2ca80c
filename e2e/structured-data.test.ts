import { formatPrice } from "../src/content/format";
import { inOneBrowser } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { data, languageOf, pathIn } from "./support/texts";

// What else the facts hold: src/seo.
const open = inOneBrowser();

type Fact = Record<string, unknown>;

test.each(bothLanguages)("search engines are told what the page shows, $code", async ({ code }) => {
  const page = await open({ path: pathIn(code, "/"), size: "desktop", js: false });
  const { json, shown } = await page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
    return {
      json: all("script[type='application/ld+json']"),
      shown: {
        questions: all("#faq h3"),
        answers: all("#faq [data-part=item-content] p"),
        plans: all("#pricing article h3"),
        prices: all("#pricing article bdi[dir=ltr]"),
        canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
        lang: document.documentElement.lang,
        contact: all("#contact bdi"),
      },
    };
  });
  expect(json).toHaveLength(1);
  const graph = JSON.parse(json[0] ?? "")["@graph"] as Fact[];
  const fact = (type: string) => graph.find((each) => each["@type"] === type) ?? {};

  const faq = fact("FAQPage").mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(faq.map(({ name }) => name)).toEqual(shown.questions);
  expect(faq.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(shown.answers);

  const offers = fact("SoftwareApplication").offers as { name: string; price: number }[];
  expect(offers.map(({ name }) => name)).toEqual(shown.plans);
  const { currency } = data.plans;
  expect(offers.map(({ price }) => formatPrice(price * 100, currency, languageOf(code)))).toEqual(
    shown.prices,
  );

  expect(fact("WebSite")).toMatchObject({ url: shown.canonical, inLanguage: shown.lang });
  const { email, telephone } = fact("Organization");
  expect(shown.contact).toEqual(expect.arrayContaining([email, telephone]));
});
