import type {
  FaqFile,
  FeaturesFile,
  LanguagesFile,
  PlansFile,
  Site,
} from "../../src/content/types";
import { type Edits, edit, inAll } from "./life";

/**
 * Less of everything: one plan without a mark, three questions, two languages; pictures come from
 * another host, and a service sends the newsletter.
 */
export const smaller = (imageHost: string): Edits => ({
  "data/site.json": edit<Site>((json) => {
    json.siteUrl = "https://www.firm.com";
    json.imageHost = imageHost;
    json.trialMonths = 1;
    json.social = [];
    json.resources = [];
    json.newsletter = {
      endpoint: "https://news.firm.com/subscribe",
      field: "EMAIL",
      recipient: { name: "News Firm", country: "DE", policyUrl: "https://news.firm.com/privacy" },
    };
  }),
  "data/plans.json": edit<PlansFile>((json) => {
    json.rows = ["products", "customization"];
    json.plans = [
      {
        id: "ALL",
        priceCents: 990,
        popular: false,
        productLimit: 1,
        support: "priority",
        features: ["customization"],
      },
    ];
  }),
  "data/languages.json": edit<LanguagesFile>(({ languages }) => {
    for (const each of languages) each.published = ["en", "es"].includes(each.code);
  }),
  "data/features.json": edit<FeaturesFile>((json) => {
    json.questions = ["batch", "label"];
  }),
  ...inAll(
    (code) => `data/faqs/${code}.json`,
    () =>
      edit<FaqFile>((json) => {
        json.questions = json.questions.filter((_, index) => index % 2 === 1);
      }),
  ),
});
