const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Folders beside which lies a file of the same name: its type has that name. */
const folderTypes: Record<string, string> = { "sample-product": "sample-product-texts" };

/**
 * Names the GraphQL type of a JSON file. The transformer would name an object's type by its folder,
 * so that all of data/ became one type; here data/plans.json is `PlansJson`, data/faqs/en.json is
 * `FaqsJson`, and locales/, which the i18n plugin reads for itself, is `LocaleJson`.
 */
export function jsonTypeName({ node }: { node: Record<string, unknown> }): string {
  if (node.sourceInstanceName === "locale") return "LocaleJson";
  const folder = String(node.relativeDirectory ?? "").split("/")[0];
  return `${pascalCase(folder ? (folderTypes[folder] ?? folder) : String(node.name))}Json`;
}
