import type { LandingKey } from "../i18n/i18next";

/** A plan with values formatted for its panel, or for the table of plans in the terms. */
export interface FormattedPlan {
  /** Formatted in the page's language; null for no limit. */
  productLimitText: string | null;
  support: Queries.PlanSupport;
  features: readonly string[];
}

/** Value of a row of a plan: a text by its key, a tick, or a dash. */
export type CellValue =
  | { kind: "text"; key: LandingKey; limit?: string }
  | { kind: "included" }
  | { kind: "missing" };

const fullRows: Record<string, LandingKey> = {
  qrCodes: "landing:pricing.unlimited",
  reporting: "landing:pricing.full",
};

export function planCell(row: string, plan: FormattedPlan): CellValue {
  if (row === "products") {
    return plan.productLimitText === null
      ? { kind: "text", key: "landing:pricing.unlimited" }
      : { kind: "text", key: "landing:pricing.upTo", limit: plan.productLimitText };
  }
  if (row === "support") {
    const kind = plan.support === "priority" ? "supportPriority" : "supportFree";
    return { kind: "text", key: `landing:pricing.${kind}` };
  }
  if (!plan.features.includes(row)) return { kind: "missing" };
  const text = fullRows[row];
  return text ? { kind: "text", key: text } : { kind: "included" };
}

/**
 * Returns the rows that have the same value in all plans and are included in all of them, so that they can be
 * listed once. A single plan keeps all its rows.
 */
export function commonRows(rows: readonly string[], plans: readonly FormattedPlan[]): string[] {
  const [first, ...others] = plans;
  if (!first || others.length === 0) return [];
  return rows.filter((row) => {
    const value = planCell(row, first);
    const isSame = (plan: FormattedPlan) =>
      JSON.stringify(planCell(row, plan)) === JSON.stringify(value);
    return value.kind !== "missing" && others.every(isSame);
  });
}
