import type { Node } from "gatsby";
import type { Site, Texts } from "../src/content/types";
import { fillPlaceholders, pageTexts } from "./content/placeholders";
import { type LocaleNode, localeNodes, type ResolverContext, valuesOf } from "./page-texts";

interface FaqNode extends Node {
  questions: { id: string; question: string; answer: string }[];
  fields: { language: string };
}

/** Interface texts and questions with their placeholders filled. */
export const textResolvers = {
  Query: {
    pageLocales: {
      type: "LocaleConnection!",
      args: { language: "String!", namespaces: "[String!]!" },
      resolve: async (
        _: unknown,
        { language, namespaces }: { language: string; namespaces: string[] },
        context: ResolverContext,
      ) => {
        const nodes = (await localeNodes(context)).filter((node) => node.language === language);
        // Gatsby reads files in whatever order the disk answers; a page must not depend on it.
        const inOrder = namespaces.flatMap((ns) => nodes.filter((node) => node.ns === ns));
        return { edges: inOrder.map((node) => ({ node })) };
      },
    },
  },
  Locale: {
    data: {
      type: "String!",
      resolve: async (source: LocaleNode, _: unknown, context: ResolverContext) => {
        const texts = JSON.parse(source.internal.content ?? "{}") as Texts;
        const values = await valuesOf(source.language, context);
        return JSON.stringify(fillPlaceholders(pageTexts(source.ns, texts), values));
      },
    },
  },
  FaqsJson: {
    questions: {
      type: "[FaqQuestion!]!",
      resolve: async (source: FaqNode, _: unknown, context: ResolverContext) =>
        fillPlaceholders(source.questions, await valuesOf(source.fields.language, context)),
    },
  },
  SiteJson: {
    location: {
      type: "String!",
      args: { language: "String!" },
      resolve: (source: Site, { language }: { language: string }) =>
        source.location[language] ?? source.location.en ?? "",
    },
    newsletter: {
      type: "NewsletterForm",
      resolve: ({ newsletter: { endpoint, field = "email" } }: Site) =>
        endpoint ? { endpoint, field } : null,
    },
  },
};
