import { formatNumber, priceInText } from "../../src/content/format";
import { fillPlaceholders } from "../../src/content/placeholders";
import type {
  Language,
  LegalBlock,
  LegalDocument,
  LegalPlans,
  LegalTable,
  PlansFile,
  Site,
  Texts,
} from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";
import { planCell } from "../../src/sections/pricing/plan-cell";
import { blocksToHtml, inlineHtml } from "./legal-html";

/** The data that a legal document needs besides its file, in its language. */
export interface LegalSources {
  site: Site;
  plans: PlansFile;
  language: Language;
  /** The texts of the landing page. */
  landing: Texts;
  /** The values of the placeholders. */
  values: Record<string, string>;
  /** Gatsby's path prefix, such as "/site", or "". */
  pathPrefix: string;
}

/** Returns the conditions that a site fulfils. Blocks without a condition are always shown. */
const conditionsOf = ({ imageHost, newsletter }: Site): LegalBlock["when"][] => [
  imageHost ? "imageHost" : "noImageHost",
  newsletter.endpoint ? "newsletter" : "noNewsletter",
  undefined,
];

/** The rows of plans.json that the table shows besides a plan's name and price. */
const rows = ["products", "qrCodes"];

/** Returns the plans as a table of a legal text, with the texts of the pricing section. */
function plansTable({ head }: LegalPlans, sources: LegalSources): LegalTable {
  const { plans, language, landing } = sources;
  const text = (key: string) => textAt({ landing }, key);
  return {
    head,
    rows: plans.plans.map(({ productLimit, ...plan }) => {
      const limit = productLimit === null ? null : formatNumber(productLimit, language);
      const cells = rows.map((row) => {
        const cell = planCell(row, { ...plan, productLimit: limit });
        if (cell.kind === "missing") return text("landing:pricing.notIncluded");
        if (cell.kind === "included") return text("landing:pricing.included");
        // The other placeholders are filled later, with the rest of the document.
        return text(cell.key).replaceAll(/\{\{\s*limit\s*\}\}/g, cell.limit ?? "");
      });
      return [plan.id, priceInText(plan.priceCents, plans.currency, language), ...cells];
    }),
  };
}

/** Converts a legal document for its page: fills placeholders, applies conditions and renders Markdown. */
export function legalHtml(document: LegalDocument, sources: LegalSources) {
  const { language, pathPrefix } = sources;
  const fill = <T>(value: T) => fillPlaceholders(value, sources.values);
  const conditions = conditionsOf(sources.site);
  return {
    title: fill(document.title),
    description: fill(document.description),
    appliesTo: fill(document.appliesTo),
    summary: inlineHtml(fill(document.summary), language.code, pathPrefix),
    sections: document.sections.map(({ id, heading, blocks }) => {
      const shown = blocks
        .filter(({ when }) => conditions.includes(when))
        .map(({ plans, ...block }) => (plans ? { table: plansTable(plans, sources) } : block));
      const html = blocksToHtml(fill(shown), language.code, pathPrefix);
      return { id, heading: fill(heading), html };
    }),
  };
}
