import { runtimePlaceholders } from "./placeholders";

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Returns the names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name.trim()))];
}

/** Removes the placeholders from a text. A remaining brace is a typing error. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, "");
}

/**
 * Fills the build placeholders in all texts of a value, at any depth.
 * @throws for an unknown placeholder, which the content check reports with its place
 */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  const fill = (match: string, inner: string): string => {
    const name = inner.trim();
    if (Object.hasOwn(values, name)) return values[name] ?? "";
    if ((runtimePlaceholders as readonly string[]).includes(name)) return match;
    throw new Error(`Unknown placeholder ${match}`);
  };
  return JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === "string" ? each.replace(placeholder, fill) : each,
  ) as T;
}
