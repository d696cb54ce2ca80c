import {
  buildPlaceholders,
  buildTextKeys,
  type PlanLimit,
  runtimePlaceholders,
  textPlaceholders,
} from "../placeholders";
import type { Content } from "./content";
import { plainValue, type Segment } from "./json-document";

export const plansFile = "data/plans.json";

/** The names that are filled at build; those of the plans are unknown while plans.json is broken. */
export interface PlaceholderNames {
  build: readonly string[];
  plansAreKnown: boolean;
}

export function placeholderNames(content: Content): PlaceholderNames {
  const plans = planLimits(plainValue(content.documents.get(plansFile)?.root));
  return { build: buildPlaceholders(plans ?? []), plansAreKnown: plans !== undefined };
}

function planLimits(file: unknown): PlanLimit[] | undefined {
  const plans = isRecord(file) ? file.plans : undefined;
  if (!Array.isArray(plans)) {
    return undefined;
  }
  return plans.filter(isRecord).map(({ id, productLimit }) => ({
    id: String(id),
    productLimit: typeof productLimit === "number" ? productLimit : null,
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
      list.includes(name) || (!plansAreKnown && /^(price|products)[A-Z]/.test(name)),
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
  return isBuildText
    ? build.filter((name) => !textPlaceholders.includes(name))
    : [...build, ...runtimePlaceholders];
}
