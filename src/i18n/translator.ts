/** Namespace files as a page queries them. */
export interface LocaleEdges {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string };
  }[];
}

/**
 * A text of a page.
 * @param namespaces by name, as locales/ has them
 * @param key a whole key, "landing:hero.lead"
 * @returns the text; the key itself where there is none
 */
export function textAt(namespaces: Readonly<Record<string, unknown>>, key: string): string {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], namespaces);
  return typeof found === "string" ? found : key;
}

/**
 * Looks up texts outside the React tree: Gatsby's Head has no i18next context.
 * @param locales the page's queried locales
 * @returns a function from a whole key ("landing:meta.title") to its text, or the key itself
 */
export function translator(locales: LocaleEdges): (key: string) => string {
  const namespaces = Object.fromEntries(
    locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]),
  );
  return (key) => textAt(namespaces, key);
}
