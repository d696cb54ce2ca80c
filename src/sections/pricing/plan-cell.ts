/** A plan as its panel shows it. */
export interface FormattedPlan {
  /** The limit as the language writes it; null where there is none. */
  productLimit: string | null;
  support: string;
  features: readonly string[];
}

/** What stands in a row of a plan: a text by its key, a tick, or a dash. */
export type CellValue =
  | { kind: "text"; key: string; limit?: string }
  | { kind: "included" }
  | { kind: "missing" };

const fullRows: Record<string, string> = {
  qrCodes: "landing:pricing.unlimited",
  reporting: "landing:pricing.full",
};

/** The value of a row of data/plans.json for a plan. */
export function planCell(row: string, plan: FormattedPlan): CellValue {
  if (row === "products") {
    return plan.productLimit === null
      ? { kind: "text", key: "landing:pricing.unlimited" }
      : { kind: "text", key: "landing:pricing.upTo", limit: plan.productLimit };
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
 * The rows that say the same of every plan, so that they need not stand in each: what all plans have. A plan
 * that is alone has all its rows to itself.
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
