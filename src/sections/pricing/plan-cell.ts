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
