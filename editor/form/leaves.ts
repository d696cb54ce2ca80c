/** Every text and number of a value, by its path. */
export function leavesOf(
  value: unknown,
  path = "",
  leaves: Map<string, string> = new Map(),
): Map<string, string> {
  if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      leavesOf(item, path ? `${path}.${key}` : key, leaves);
    }
  } else if (value !== null && value !== undefined) {
    leaves.set(path, String(value));
  }
  return leaves;
}
