import { linkHost } from "../src/content/link-host";
import { fillPlaceholders } from "../src/content/placeholders";
import type { FaqFile, Site } from "../src/content/types";
import { type Content, textsIn, valuesIn } from "./content/content";
import { byLanguage, type LanguageArgument } from "./field";

interface Namespace {
  language: string;
  ns: string;
}

interface FaqNode extends FaqFile {
  fields: { language: string };
}

/** Interface texts and questions with their placeholders filled, and which of them a page asks for. */
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
      of: (_: unknown, fields: LanguageArgument & { document: string }, content: Content) => ({
        ...content.legal(fields.language, fields.document),
        fields,
      }),
    },
  },
  Locale: {
    data: {
      type: "String!",
      of: ({ language, ns }: Namespace, _: unknown, content: Content) =>
        JSON.stringify(textsIn(content, language, ns)),
    },
  },
  FaqsJson: {
    questions: {
      type: "[Question!]!",
      of: ({ questions, fields }: FaqNode, _: unknown, content: Content) =>
        fillPlaceholders(questions, valuesIn(content, fields.language)),
    },
  },
  SiteJson: {
    digitalLinkHost: { type: "String!", of: linkHost },
    location: {
      type: "String!",
      args: byLanguage,
      of: ({ location }: Site, { language }: LanguageArgument) => location[language] ?? location.en,
    },
    newsletter: {
      type: "NewsletterForm",
      of: ({ newsletter: { endpoint, field = "email" } }: Site) =>
        endpoint ? { endpoint, field } : null,
    },
  },
};
