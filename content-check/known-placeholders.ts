import type { Segment } from "jsonc-parser";
import {
  buildPlaceholders,
  buildTextKeys,
  offerPlaceholders,
  type PlanFacts,
  planGroup,
  runtimePlaceholders,
  sizeGroup,
  textPlaceholders,
} from "../src/content/placeholders";
import type { Content } from "./content";
import { plainValue } from "./json-document";

/** Which placeholders a text may hold, by its file and its path there. */
export type NamesFor = (file: string, path: readonly Segment[]) => Names;

interface Names {
  list: readonly string[];
  isKnown: (name: string) => boolean;
}

/** The names of plans are unknown while data/plans.json is broken: then any may be one. */
export function knownPlaceholders(content: Content): NamesFor {
  const plans = planFacts(plainValue(content.documents.get("data/plans.json")?.root));
  const build = buildPlaceholders(plans ?? []);
  const mayBePlan = (name: string) => !plans && /^(price|products|plansWith)[A-Z]/.test(name);
  return (file, path) => {
    const list = namesFor(build, file, path);
    return { list, isKnown: (name) => list.includes(name) || mayBePlan(name) };
  };
}

function planFacts(file: unknown): PlanFacts[] | undefined {
  const plans = isRecord(file) ? file.plans : undefined;
  if (!Array.isArray(plans)) return undefined;
  return plans.filter(isRecord).map(({ id, productLimit, features }) => ({
    id: String(id),
    productLimit: typeof productLimit === "number" ? productLimit : null,
    features: Array.isArray(features) ? features.map(String) : [],
  }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Nothing of the browser's in data/, nothing circular in the texts that placeholders are made from. */
function namesFor(
  build: readonly string[],
  file: string,
  path: readonly Segment[],
): readonly string[] {
  if (file.startsWith("data/")) return build;
  const namespace = /([^/]+)\.json$/.exec(file)?.[1];
  if (namespace === "offer") return [...build, ...offerPlaceholders];
  const key = `${namespace}:${path.join(".")}`;
  const isBuildText = buildTextKeys.some((name) => key === name || key.startsWith(`${name}_`));
  // The page of a fault that leaves nothing else shows them as they are written.
  if (/^common:error\./.test(key)) return [];
  if (!isBuildText) return [...build, ...runtimePlaceholders];
  if (key.startsWith(`common:${planGroup.key}`)) return [planGroup.names];
  const [, size] = key.split(`common:${sizeGroup.key}.`);
  if (size) return sizeGroup.names[size as keyof typeof sizeGroup.names];
  return build.filter((name) => !textPlaceholders.includes(name) && !/^plansWith/.test(name));
}
