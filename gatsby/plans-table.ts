import { formatNumber, priceInText } from "../src/content/format";
import type { Language, LegalPlans, LegalTable, PlansFile, Texts } from "../src/content/types";
import { textAt } from "../src/i18n/translator";
import { planCell } from "../src/sections/pricing/plan-cell";

/** The rows of plans.json that stand beside a plan's name and price. */
const rows = ["products", "qrCodes"];

/**
 * The plans as a table of a legal text, in the words of the pricing section.
 * @param landing the language's texts of the landing page
 */
export function plansTable(
  { head }: LegalPlans,
  { plans, currency }: PlansFile,
  language: Language,
  landing: Texts,
): LegalTable {
  const text = (key: string) => textAt({ landing }, key);
  return {
    head,
    rows: plans.map(({ productLimit, ...plan }) => {
      const limit = productLimit === null ? null : formatNumber(productLimit, language);
      const cells = rows.map((row) => {
        const cell = planCell(row, { ...plan, productLimit: limit });
        if (cell.kind === "missing") return text("landing:pricing.notIncluded");
        if (cell.kind === "included") return text("landing:pricing.included");
        // What else the text holds is filled with the rest of the document.
        return text(cell.key).replaceAll(/\{\{\s*limit\s*\}\}/g, cell.limit ?? "");
      });
      return [plan.id, priceInText(plan.priceCents, currency, language), ...cells];
    }),
  };
}
