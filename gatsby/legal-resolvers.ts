import { fillPlaceholders } from "../src/content/placeholders";
import type { LegalBlock, LegalDocument, Site } from "../src/content/types";
import { type Content, languageIn, valuesIn } from "./content/content";
import { blocksToHtml, inlineHtml } from "./content/legal-html";
import { plansTable } from "./plans-table";

type LegalNode = LegalDocument & { language: string };

const filled = (field: "title" | "description" | "appliesTo") => ({
  type: "String!",
  of: (source: LegalNode, _: unknown, content: Content) =>
    fillPlaceholders(source[field], valuesIn(content, source.language)),
});

/** The conditions that hold for a site: those blocks are shown, and those without any. */
const conditionsOf = ({ imageHost, newsletter }: Site): LegalBlock["when"][] => [
  imageHost ? "imageHost" : "noImageHost",
  newsletter.endpoint ? "newsletter" : "noNewsletter",
  undefined,
];

/** Legal documents as HTML: placeholders filled, blocks that do not hold left out. */
export const legalResolvers = {
  LegalJson: {
    title: filled("title"),
    description: filled("description"),
    appliesTo: filled("appliesTo"),
    summary: {
      type: "String!",
      of: ({ summary, language }: LegalNode, _: unknown, content: Content, pathPrefix: string) =>
        inlineHtml(fillPlaceholders(summary, valuesIn(content, language)), language, pathPrefix),
    },
    sections: {
      type: "[ShownSection!]!",
      of: (source: LegalNode, _: unknown, content: Content, pathPrefix: string) => {
        const language = languageIn(content, source.language);
        const values = valuesIn(content, language.code);
        const landing = content.texts(language.code, "landing");
        const conditions = conditionsOf(content.site);
        return source.sections.map(({ id, heading, blocks }) => {
          const shown = blocks
            .filter(({ when }) => conditions.includes(when))
            .map(({ plans, ...block }) =>
              plans ? { table: plansTable(plans, content.plans, language, landing) } : block,
            );
          return {
            id,
            heading: fillPlaceholders(heading, values),
            html: blocksToHtml(fillPlaceholders(shown, values), language.code, pathPrefix),
          };
        });
      },
    },
  },
};
