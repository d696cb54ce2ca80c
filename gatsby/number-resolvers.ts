import { formatDate, formatNumber, formatPrice } from "../src/content/format";
import type { NavigationDocument, Plan } from "../src/content/types";
import { type Content, languageIn } from "./content/content";
import { byLanguage, type LanguageArgument } from "./field";

/** Prices, limits and dates as the page's language writes them. */
export const numberResolvers = {
  Plan: {
    price: {
      type: "String!",
      args: byLanguage,
      of: ({ priceCents }: Plan, { language }: LanguageArgument, content: Content) =>
        formatPrice(priceCents, content.plans.currency, languageIn(content, language)),
    },
    productLimit: {
      type: "String",
      args: byLanguage,
      of: ({ productLimit }: Plan, { language }: LanguageArgument, content: Content) =>
        productLimit === null ? null : formatNumber(productLimit, languageIn(content, language)),
    },
  },
  NavigationDocument: {
    updatedText: {
      type: "String!",
      args: byLanguage,
      of: ({ updated }: NavigationDocument, { language }: LanguageArgument, content: Content) =>
        formatDate(updated, languageIn(content, language)),
    },
  },
};
