/** A value as JSON, in the one way in which the files of data/ and locales/ are written. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
