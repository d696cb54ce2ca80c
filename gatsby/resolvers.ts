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
  SampleProduct,
  Site,
} from "../src/content/types";
import { legalHtml } from "./content/legal-document";
import { headingLanguages, productHeadings } from "./content/product-headings";
import { locationIn, newsletterForm, shownSources, updatedYear } from "./content/site";
import {
  dataNode,
  languageNode,
  localeTexts,
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

/** A legal document, or the guide, by its file in data/. */
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
  // Not `allLocale`, as the i18n plugin documents it: gatsby/content-nodes.ts says why.
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
      return fillPlaceholders(questions, await placeholderValuesIn(language, context));
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
  productHeadings: {
    resolve: async (_, { language }, context) => {
      const { languages } = await dataNode<LanguagesFile>("languages", context);
      const sample = await dataNode<SampleProduct>("sample-product", context);
      return headingLanguages(language, sample, languages).map(async (code) =>
        productHeadings(code, {
          product: await localeTexts(code, "product", context),
          sample: await localeTexts(code, "sample", context),
        }),
      );
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
 * What is computed from the content's nodes, by type and field; gatsby/schema.ts has the types.
 * @param pathPrefix Gatsby's, for the links in HTML that no component writes
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
