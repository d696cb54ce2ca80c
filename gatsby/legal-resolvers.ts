import type { Node } from "gatsby";
import type { LegalBlock, LegalSection, Site, Texts } from "../src/content/types";
import { blocksToHtml, inlineHtml } from "./content/legal-html";
import { fillPlaceholders } from "./content/placeholders";
import {
  languageOf,
  namespace,
  plansOf,
  type ResolverContext,
  siteOf,
  valuesOf,
} from "./page-texts";
import { plansTable } from "./plans-table";

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

/** The conditions that hold for a site: those blocks are shown, and those without any. */
const conditionsOf = ({ imageHost, newsletter }: Site): LegalBlock["when"][] => [
  imageHost ? "imageHost" : "noImageHost",
  newsletter.endpoint ? "newsletter" : "noNewsletter",
  undefined,
];

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
        const language = await languageOf(source.fields.language, context);
        const values = await valuesOf(language.code, context);
        const landing = await namespace<Texts>(context, "landing", language.code);
        const plans = await plansOf(context);
        const conditions = conditionsOf(await siteOf(context));
        return source.sections.map(({ id, heading, blocks }) => {
          const shown = blocks
            .filter(({ when }) => conditions.includes(when))
            .map((block) =>
              block.plans ? { table: plansTable(block.plans, plans, language, landing) } : block,
            );
          return {
            id,
            heading: fillPlaceholders(heading, values),
            html: blocksToHtml(fillPlaceholders(shown, values), language.code),
          };
        });
      },
    },
  },
};
