/** Texts of a page by namespace, as locales/ has them. */
type Namespaces = Readonly<Record<string, unknown>>;

/**
 * Looks a text up.
 * @param key a whole key, "landing:hero.lead"
 * @returns the text; undefined where there is none
 */
export function textAt(namespaces: Namespaces, key: string): string | undefined {
  const [ns = "", path = ""] = key.split(":");
  const found = path
    .split(".")
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      namespaces[ns],
    );
  return typeof found === "string" ? found : undefined;
}
