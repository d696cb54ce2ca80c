import type { Node } from "gatsby";
import { blocksToHtml, inlineHtml } from "../content/legal-html";
import { fillPlaceholders } from "../content/placeholders";
import type { LegalSection } from "../content/types";
import { languageOf, type ResolverContext, siteOf, valuesOf } from "./page-texts";

interface LegalNode extends Node {
  summary: string;
  sections: LegalSection[];
  fields: { language: string; document: string };
}

const filled = (field: "title" | "description" | "appliesTo") => ({
  type: "String!",
  resolve: async (
    source: Record<string, string> & LegalNode,
    _: unknown,
    context: ResolverContext,
  ) => fillPlaceholders(source[field] ?? "", await valuesOf(source.fields.language, context)),
});

/** Legal documents as HTML: placeholders filled, blocks that do not hold left out. */
export const legalResolvers = {
  Query: {
    legalDocument: {
      type: "LegalJson",
      args: { language: "String!", document: "String!" },
      resolve: async (
        _: unknown,
        { language, document }: { language: string; document: string },
        { nodeModel }: ResolverContext,
      ) => {
        const { entries } = await nodeModel.findAll({ type: "LegalJson" });
        const nodes = [...entries] as unknown as LegalNode[];
        return nodes.find(
          ({ fields }) => fields.language === language && fields.document === document,
        );
      },
    },
  },
  LegalJson: {
    title: filled("title"),
    description: filled("description"),
    appliesTo: filled("appliesTo"),
    summary: {
      type: "String!",
      resolve: async (source: LegalNode, _: unknown, context: ResolverContext) => {
        const { language } = source.fields;
        return inlineHtml(
          fillPlaceholders(source.summary, await valuesOf(language, context)),
          language,
        );
      },
    },
    sections: {
      type: "[LegalSection!]!",
      resolve: async (source: LegalNode, _: unknown, context: ResolverContext) => {
        const { imageHost } = await siteOf(context);
        const { code } = await languageOf(source.fields.language, context);
        const values = await valuesOf(code, context);
        const holds = imageHost ? "imageHost" : "noImageHost";
        return source.sections.map(({ id, heading, blocks }) => {
          const shown = blocks.filter(({ when }) => !when || when === holds);
          return {
            id,
            heading: fillPlaceholders(heading, values),
            html: blocksToHtml(fillPlaceholders(shown, values), code),
          };
        });
      },
    },
  },
};
