/**
 * Looks up a text.
 * @param namespaces by name, with the structure of the files in locales/
 * @param key with its namespace, such as "landing:hero.lead"
 * @returns the text, or the key if there is none
 */
export function textAt(namespaces: Readonly<Record<string, unknown>>, key: string): string {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], namespaces);
  return typeof found === "string" ? found : key;
}

/**
 * Returns a function that looks up texts by `textAt` where there is no i18next context, as in Gatsby's
 * Head.
 */
export function translator(locales: Queries.TextsFragment): (key: string) => string {
  const namespaces = Object.fromEntries(
    locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as unknown]),
  );
  return (key) => textAt(namespaces, key);
}
