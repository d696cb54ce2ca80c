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
import { valueAt } from "./json-document";

/** Returns the placeholders that a text can contain, by its file and path. */
export type NamesFor = (file: string, path: readonly Segment[]) => Names;

interface Names {
  list: readonly string[];
  isKnown: (name: string) => boolean;
}

export function knownPlaceholders(content: Content): NamesFor {
  const plans = planFacts(valueAt(content.documents.get("data/plans.json"), ["plans"]));
  const build = buildPlaceholders(plans ?? []);
  // While data/plans.json is missing or broken, any name that looks like a plan's is accepted.
  const mayBePlan = (name: string) => !plans && /^(price|products|plansWith)[A-Z]/.test(name);
  return (file, path) => {
    const list = namesFor(build, file, path);
    return { list, isKnown: (name) => list.includes(name) || mayBePlan(name) };
  };
}

function planFacts(plans: unknown): PlanFacts[] | undefined {
  if (!Array.isArray(plans)) return undefined;
  return plans
    .filter((plan) => typeof plan === "object" && plan !== null)
    .map(({ id, productLimit, features }: Record<string, unknown>) => ({
      id: String(id),
      productLimit: typeof productLimit === "number" ? productLimit : null,
      features: Array.isArray(features) ? features.map(String) : [],
    }));
}

function namesFor(
  build: readonly string[],
  file: string,
  path: readonly Segment[],
): readonly string[] {
  // The browser does not fill placeholders in data/.
  if (file.startsWith("data/")) return build;
  const namespace = /([^/]+)\.json$/.exec(file)?.[1];
  if (namespace === "offer") return [...build, ...offerPlaceholders];
  const key = `${namespace}:${path.join(".")}`;
  // The error page shows these texts unchanged, because it has to work without any data.
  if (/^common:error\./.test(key)) return [];
  const isBuildText = buildTextKeys.some((name) => key === name || key.startsWith(`${name}_`));
  if (!isBuildText) return [...build, ...runtimePlaceholders];
  if (key.startsWith(`common:${planGroup.key}`)) return [planGroup.names];
  const [, size] = key.split(`common:${sizeGroup.key}.`);
  if (size) return sizeGroup.names[size as keyof typeof sizeGroup.names];
  // The build makes placeholders from these texts, so they cannot contain such placeholders.
  return build.filter((name) => !textPlaceholders.includes(name) && !/^plansWith/.test(name));
}
