import type { GatsbyNode } from "gatsby";
import { formatDate, formatNumber, formatPrice } from "../src/content/format";
import { linkHost } from "../src/content/link-host";
import { fillPlaceholders, pageTexts } from "../src/content/placeholders";
import type {
  FaqFile,
  Guide,
  LanguagesFile,
  LegalDocument,
  NavigationDocument,
  Plan,
  PlansFile,
  Site,
} from "../src/content/types";
import { headingWidths } from "./content/heading-widths";
import { legalHtml } from "./content/legal-document";
import { askedQuestions } from "./content/offer";
import { headingLanguages } from "./content/product-headings";
import { locationIn, newsletterForm, shownSources, updatedYear } from "./content/site";
import {
  dataNode,
  languageNode,
  localeTexts,
  offerTextsIn,
  placeholderValuesIn,
  type ResolverContext,
  type Resolvers,
} from "./content-nodes";
import { siteImageResolvers } from "./image-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";

interface QueryArguments {
  language: string;
  namespaces: string[];
  document: string;
}

/** Returns the HTML of a legal document or of the guide, by its file in data/. */
async function documentHtml(
  file: string,
  language: string,
  context: ResolverContext,
  pathPrefix: string,
) {
  return legalHtml(await dataNode<LegalDocument>(file, context), {
    site: await dataNode<Site>("site", context),
    plans: await dataNode<PlansFile>("plans", context),
    language: await languageNode(language, context),
    landing: await localeTexts(language, "landing", context),
    values: await placeholderValuesIn(language, context),
    pathPrefix,
  });
}

const queryResolvers = (pathPrefix: string): Resolvers<unknown, QueryArguments> => ({
  // Replaces `allLocale` of the i18n plugin, whose filter needs two conditions (gatsby/content-nodes.ts).
  pageLocales: {
    resolve: async (_, { language, namespaces }, context) => {
      const values = await placeholderValuesIn(language, context);
      const edges = namespaces.map(async (ns) => {
        const texts = pageTexts(ns, await localeTexts(language, ns, context));
        return { node: { language, ns, data: JSON.stringify(fillPlaceholders(texts, values)) } };
      });
      return { edges: await Promise.all(edges) };
    },
  },
  questions: {
    resolve: async (_, { language }, context) => {
      const { questions } = await dataNode<FaqFile>(`faqs/${language}`, context);
      const filled = fillPlaceholders(questions, await placeholderValuesIn(language, context));
      return askedQuestions(filled, await offerTextsIn(language, context));
    },
  },
  legalDocument: {
    resolve: (_, { language, document }, context) =>
      documentHtml(`legal/${language}/${document}`, language, context, pathPrefix),
  },
  guide: {
    resolve: (_, { language }, context) =>
      documentHtml(`guide/${language}`, language, context, pathPrefix),
  },
  headingWidths: {
    resolve: async (_, { language }, context) => {
      const texts = pageTexts("landing", await localeTexts(language, "landing", context));
      const filled = fillPlaceholders(texts, await placeholderValuesIn(language, context));
      return headingWidths(filled as unknown as Parameters<typeof headingWidths>[0]);
    },
  },
  productHeadings: {
    resolve: async (_, { language }, context) => {
      const { languages } = await dataNode<LanguagesFile>("languages", context);
      return headingLanguages(language, languages).map(async (code) => ({
        language: code,
        texts: JSON.stringify(
          fillPlaceholders(
            await localeTexts(code, "product", context),
            await placeholderValuesIn(code, context),
          ),
        ),
      }));
    },
  },
});

const siteResolvers: Resolvers<Site> = {
  digitalLinkHost: { resolve: linkHost },
  location: {
    resolve: (site, { language }) => locationIn(site, language),
  },
  updatedYear: {
    resolve: async (site, { language }, context) =>
      updatedYear(site, await languageNode(language, context)),
  },
  newsletter: { resolve: newsletterForm },
  trialTerms: {
    resolve: async (_, { language }, context) => (await offerTextsIn(language, context)).trial,
  },
};

const planResolvers: Resolvers<Plan> = {
  price: {
    resolve: async ({ priceCents }, { language }, context) => {
      const { currency } = await dataNode<PlansFile>("plans", context);
      return formatPrice(priceCents, currency, await languageNode(language, context));
    },
  },
  productLimit: {
    resolve: async ({ productLimit }, { language }, context) =>
      productLimit === null
        ? null
        : formatNumber(productLimit, await languageNode(language, context)),
  },
};

const documentResolvers: Resolvers<Pick<NavigationDocument, "updated">> = {
  updatedText: {
    resolve: async ({ updated }, { language }, context) =>
      formatDate(updated, await languageNode(language, context)),
  },
};

const guideResolvers: Resolvers<Guide> = {
  ...documentResolvers,
  sources: { resolve: ({ sources }, { language }) => shownSources(sources, language) },
};

/**
 * Returns the resolvers of all computed fields, which gatsby/schema.ts defines.
 * @param pathPrefix Gatsby's path prefix, for the links in the HTML of legal texts
 */
export const resolvers = (pathPrefix: string) => ({
  Query: queryResolvers(pathPrefix),
  SiteJson: siteResolvers,
  Plan: planResolvers,
  NavigationDocument: documentResolvers,
  GuideJson: guideResolvers,
  SampleProductJson: sampleProductResolvers,
});

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  args.createResolvers(resolvers(args.pathPrefix));
  args.createResolvers({ SiteImage: siteImageResolvers(args) });
};
