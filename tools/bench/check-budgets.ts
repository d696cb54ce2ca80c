import type { MachineBudget } from "./budgets";
import { definitions, type Figures } from "./figures";

const number = (value: number) =>
  Number.isFinite(value) ? value.toLocaleString("en-US", { maximumFractionDigits: 2 }) : "never";

/** What is held against a budget's limit; undefined where the page has no such figure. */
export function measured(
  { figure, compare }: MachineBudget,
  site: Figures,
  control: Figures,
): number | undefined {
  const [own, floor] = [site[figure], control[figure]];
  if (own === undefined) return undefined;
  if (compare === "value" || compare === "atLeast") return own;
  if (floor === undefined) return undefined;
  return compare === "ratio" ? own / floor : own - floor;
}

/** One line for each budget that a page exceeds: its name, the figure, the limit. */
export function exceeded(
  budgets: readonly MachineBudget[],
  path: string,
  site: Figures,
  control: Figures,
): string[] {
  return budgets.flatMap((budget) => {
    const value = measured(budget, site, control);
    if (value === undefined) return [];
    const { compare, figure, limit, unit } = budget;
    // Lighthouse's shifts of less than a thousandth are rounding.
    const isFine = compare === "atLeast" ? value >= limit : value < limit + 0.001;
    if (isFine) return [];
    const bound = compare === "atLeast" ? "at least" : "at most";
    const label = definitions[figure].label;
    return [`${path}: ${label} is ${number(value)}; ${bound} ${number(limit)} ${unit}`.trim()];
  });
}
