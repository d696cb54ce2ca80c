import { fillPlaceholders, pageTexts } from "../src/content/placeholders";
import type { FaqFile, Site } from "../src/content/types";
import { type Content, valuesIn } from "./content/content";
import { byLanguage, type LanguageArgument } from "./field";

interface Namespace {
  language: string;
  ns: string;
}

interface FaqNode extends FaqFile {
  fields: { language: string };
}

/** Interface texts and questions with their placeholders filled. */
export const textResolvers = {
  Query: {
    pageLocales: {
      type: "LocaleConnection!",
      args: { ...byLanguage, namespaces: "[String!]!" },
      of: (_: unknown, args: LanguageArgument & { namespaces: string[] }) => ({
        edges: args.namespaces.map((ns) => ({ node: { ns, language: args.language } })),
      }),
    },
  },
  Locale: {
    data: {
      type: "String!",
      of: ({ language, ns }: Namespace, _: unknown, content: Content) =>
        JSON.stringify(
          fillPlaceholders(pageTexts(ns, content.texts(language, ns)), valuesIn(content, language)),
        ),
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
