import type { Graph } from "schema-dts";
import { languageByCode } from "../i18n/languages";
import { absoluteUrl, localePath } from "../i18n/paths";
import { translator } from "../i18n/translator";
import { icons } from "./assets";

type LandingData = Pick<
  Queries.LandingPageQuery,
  "locales" | "siteJson" | "plansJson" | "questions"
>;

/**
 * Describes the company, the site, the product with its prices, and the questions of the landing page for
 * search engines, in the vocabulary of schema.org.
 */
export function landingGraph(data: LandingData, code: string) {
  const { locales, siteJson: site, plansJson: plans, questions } = data;
  const { htmlLang } = languageByCode(code);
  const home = absoluteUrl(site.siteUrl, "/");
  const url = absoluteUrl(site.siteUrl, localePath(code, "/"));
  const publisher = { "@id": `${home}#organization` };
  const priceOf = (cents: number) => ({ price: cents / 100, priceCurrency: plans.currency });
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...publisher,
        name: site.brand,
        url: home,
        logo: absoluteUrl(site.siteUrl, icons.large),
        email: site.supportEmail,
        telephone: site.phone,
        sameAs: site.social.flatMap((each) => each.url ?? []),
      },
      {
        "@type": "WebSite",
        name: site.brand,
        url,
        inLanguage: htmlLang,
        publisher,
      },
      {
        "@type": "SoftwareApplication",
        name: site.brand,
        description: translator(locales)("landing:meta.description"),
        url,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        publisher,
        offers: plans.plans.map(({ id, priceCents }) => ({
          "@type": "Offer",
          name: id,
          ...priceOf(priceCents),
          // MON is UN/CEFACT's code of a month.
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            ...priceOf(priceCents),
            unitCode: "MON",
          },
        })),
      },
      {
        "@type": "FAQPage",
        inLanguage: htmlLang,
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  } satisfies Graph;
}
