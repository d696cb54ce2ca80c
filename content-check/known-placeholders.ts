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
import { type Content, objectsAt } from "./content";

/** Returns the placeholders that a text can contain, by its file and path. */
export type NamesFor = (
  file: string,
  path: readonly Segment[],
) => { list: readonly string[]; isKnown: (name: string) => boolean };

export function knownPlaceholders(content: Content): NamesFor {
  const plans = planFacts(content);
  const build = buildPlaceholders(plans);
  // While data/plans.json is missing or broken, any name that looks like a plan's is accepted.
  const isPlan = (name: string) => /^(price|products|plansWith)[A-Z]/.test(name);
  return (file, path) => {
    const list: readonly string[] = namesFor(build, file, path);
    const isKnown = (name: string) => list.includes(name) || (plans.length === 0 && isPlan(name));
    return { list, isKnown };
  };
}

function planFacts(content: Content): PlanFacts[] {
  return objectsAt(content, "data/plans.json", "plans").map(({ id, productLimit, features }) => ({
    id: String(id),
    productLimit: typeof productLimit === "number" ? productLimit : null,
    features: Array.isArray(features) ? features.map(String) : [],
  }));
}

function namesFor(build: readonly string[], file: string, path: readonly Segment[]) {
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
