import { formatDate, formatYear } from "../src/content/format";
import { linkHost } from "../src/content/link-host";
import { fillPlaceholders } from "../src/content/placeholders";
import type { NavigationDocument, Plan, Site } from "../src/content/types";
import { type Content, languageIn, textsIn, valuesIn } from "./content/content";
import { byLanguage, type LanguageArgument } from "./field";

interface Namespace {
  language: string;
  ns: string;
}

/**
 * Interface texts and questions with their placeholders filled, and which of them a page asks for;
 * prices, limits, places and dates as its language writes them, the same as in those texts.
 */
export const textResolvers = {
  Query: {
    pageLocales: {
      type: "LocaleConnection!",
      args: { ...byLanguage, namespaces: "[String!]!" },
      of: (_: unknown, args: LanguageArgument & { namespaces: string[] }) => ({
        edges: args.namespaces.map((ns) => ({ node: { ns, language: args.language } })),
      }),
    },
    legalDocument: {
      type: "LegalJson",
      args: { ...byLanguage, document: "String!" },
      of: (
        _: unknown,
        { language, document }: LanguageArgument & { document: string },
        content: Content,
      ) => ({ ...content.legal(language, document), language }),
    },
    questions: {
      type: "[Question!]!",
      args: byLanguage,
      of: (_: unknown, { language }: LanguageArgument, content: Content) =>
        fillPlaceholders(content.faq(language).questions, valuesIn(content, language)),
    },
  },
  Locale: {
    data: {
      type: "String!",
      of: ({ language, ns }: Namespace, _: unknown, content: Content) =>
        JSON.stringify(textsIn(content, language, ns)),
    },
  },
  SiteJson: {
    digitalLinkHost: { type: "String!", of: linkHost },
    location: {
      type: "String!",
      args: byLanguage,
      of: (_: unknown, { language }: LanguageArgument, content: Content) =>
        valuesIn(content, language).location,
    },
    updatedYear: {
      type: "String!",
      args: byLanguage,
      of: ({ updated }: Site, { language }: LanguageArgument, content: Content) =>
        formatYear(Number(updated.slice(0, 4)), languageIn(content, language)),
    },
    newsletter: {
      type: "NewsletterForm",
      of: ({ newsletter: { endpoint, field = "email" } }: Site) =>
        endpoint ? { endpoint, field } : null,
    },
  },
  Plan: {
    price: {
      type: "String!",
      args: byLanguage,
      of: ({ id }: Plan, { language }: LanguageArgument, content: Content) =>
        valuesIn(content, language)[`price${id}`],
    },
    productLimit: {
      type: "String",
      args: byLanguage,
      of: ({ id }: Plan, { language }: LanguageArgument, content: Content) =>
        valuesIn(content, language)[`products${id}`] ?? null,
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
