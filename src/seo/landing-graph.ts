import type { Graph, Offer } from "schema-dts";
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
        offers: plans.plans.map((plan) => monthlyOffer(plan, plans.currency)),
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

/** Describes a monthly price in units of the currency (MON is UN/CEFACT's code of a month). */
function monthlyOffer(plan: { id: string; priceCents: number }, priceCurrency: string): Offer {
  const price = plan.priceCents / 100;
  return {
    "@type": "Offer",
    name: plan.id,
    price,
    priceCurrency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency,
      unitCode: "MON",
    },
  };
}
