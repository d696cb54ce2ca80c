import { formatDate, formatNumber, formatPrice } from "../src/content/format";
import type { Plan } from "../src/content/types";
import { type FinderContext, languageOf, plansOf } from "./page-texts";

interface LanguageArgument {
  language: string;
}

const args = { language: "String!" };

/** Prices, limits and dates as the page's language writes them. */
export const numberResolvers = {
  Plan: {
    price: {
      type: "String!",
      args,
      resolve: async (plan: Plan, { language }: LanguageArgument, context: FinderContext) => {
        const { currency } = await plansOf(context);
        return formatPrice(plan.priceCents, currency, await languageOf(language, context));
      },
    },
    productLimit: {
      type: "String",
      args,
      resolve: async (plan: Plan, { language }: LanguageArgument, context: FinderContext) =>
        plan.productLimit === null
          ? null
          : formatNumber(plan.productLimit, await languageOf(language, context)),
    },
  },
  NavigationDocument: {
    updatedText: {
      type: "String!",
      args,
      resolve: async (
        source: { updated: string },
        { language }: LanguageArgument,
        context: FinderContext,
      ) => formatDate(source.updated, await languageOf(language, context)),
    },
  },
};
