import { languageTag } from "../../src/content/format";
import {
  fillPlaceholders,
  planGroup,
  pluralPlaceholders,
  runtimePlaceholders,
} from "../../src/content/placeholders";
import type { PlansFile, Site } from "../../src/content/types";
import { languageOf, readJson, valuesOf } from "../../src/testing/content";

type Leaves = Map<string, unknown>;

/** Every text and number of a value by its path. */
export function leavesOf(value: unknown, path = "", leaves: Leaves = new Map()): Leaves {
  if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) leavesOf(item, `${path}/${key}`, leaves);
  } else if (typeof value === "string" || typeof value === "number") {
    leaves.set(path, value);
  }
  return leaves;
}

/** Keys whose values name something that the page says in its own words. */
const keywords = ["rows", "features", "support"];

/** Whether the value at a path is such a name. */
export function isKeyword(path: string): boolean {
  if (/^\/(nutrition|social|resources)\/\d+\/id$/.test(path)) return true;
  const key = path.split("/").findLast((part) => !/^\d+$/.test(part));
  return keywords.includes(key ?? "");
}

const isPlural = (name: string): name is keyof typeof pluralPlaceholders =>
  name in pluralPlaceholders;

/** Whether a path is that of a plural form for other numbers than the site's: no page says it. */
export function isOtherForm(path: string, code: string): boolean {
  const [, name = "", form] = /^\/(\w+)_(\w+)$/.exec(path) ?? [];
  if (name === planGroup.key) return true;
  if (!isPlural(name)) return false;
  const { plans } = readJson<PlansFile>("data/plans.json");
  const counts = { ...readJson<Site>("data/site.json"), numberOfPlans: plans.length };
  const count = counts[pluralPlaceholders[name]];
  return new Intl.PluralRules(languageTag(languageOf(code))).select(count) !== form;
}

const runtime = new RegExp(`\\{\\{\\s*(${runtimePlaceholders.join("|")})\\s*\\}\\}`);

/**
 * How a page shows a value: a text without its marks, up to what the browser fills in; a number in the
 * language's digits, but a width as HTML writes it. An empty list: not as such.
 */
export function shownAs(leaf: unknown, path: string, code: string): string[] {
  if (path.endsWith("/width")) return [String(leaf)];
  if (typeof leaf === "number") {
    const number = path.endsWith("Cents") ? leaf / 100 : leaf;
    return [new Intl.NumberFormat(languageTag(languageOf(code))).format(number)];
  }
  const filled = fillPlaceholders(String(leaf), valuesOf(code));
  return filled
    .split(runtime)
    .filter((part) => !(runtimePlaceholders as readonly string[]).includes(part))
    .flatMap((part) => part.split(/\*\*|`|==|\[([^\]]*)\]\(([^)]*)\)/))
    .map((part) => (part ?? "").replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}
