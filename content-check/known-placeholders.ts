import {
  buildPlaceholders,
  buildTextKeys,
  type PlanFacts,
  planGroup,
  runtimePlaceholders,
  textPlaceholders,
} from "../gatsby/content/placeholders";
import type { Content } from "./content";
import { plainValue, type Segment } from "./json-document";

export const plansFile = "data/plans.json";

/** The names that are filled at build; those of the plans are unknown while plans.json is broken. */
export interface PlaceholderNames {
  build: readonly string[];
  plansAreKnown: boolean;
}

export function placeholderNames(content: Content): PlaceholderNames {
  const plans = planFacts(plainValue(content.documents.get(plansFile)?.root));
  return { build: buildPlaceholders(plans ?? []), plansAreKnown: plans !== undefined };
}

function planFacts(file: unknown): PlanFacts[] | undefined {
  const plans = isRecord(file) ? file.plans : undefined;
  if (!Array.isArray(plans)) {
    return undefined;
  }
  return plans.filter(isRecord).map(({ id, productLimit, features }) => ({
    id: String(id),
    productLimit: typeof productLimit === "number" ? productLimit : null,
    features: Array.isArray(features) ? features.map(String) : [],
  }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What a text may hold: nothing of the browser's in data/, nothing circular in the build's texts. */
export function knownPlaceholders(
  { build, plansAreKnown }: PlaceholderNames,
  file: string,
  path: readonly Segment[],
): { list: readonly string[]; isKnown: (name: string) => boolean } {
  const list = namesFor(build, file, path);
  return {
    list,
    isKnown: (name) =>
      list.includes(name) || (!plansAreKnown && /^(price|products|plansWith)[A-Z]/.test(name)),
  };
}

function namesFor(
  build: readonly string[],
  file: string,
  path: readonly Segment[],
): readonly string[] {
  if (file.startsWith("data/")) {
    return build;
  }
  const namespace = /([^/]+)\.json$/.exec(file)?.[1];
  const key = `${namespace}:${path.join(".")}`;
  const isBuildText = buildTextKeys.some((name) => key === name || key.startsWith(`${name}_`));
  // The page of a fault that leaves nothing else shows them as they are written.
  if (/^common:error\./.test(key)) return [];
  if (!isBuildText) return [...build, ...runtimePlaceholders];
  if (key.startsWith(`common:${planGroup.key}`)) return [planGroup.names];
  return build.filter((name) => !textPlaceholders.includes(name) && !/^plansWith/.test(name));
}
