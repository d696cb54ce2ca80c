const lineWidth = 100;
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * A value as JSON, in the one way in which the files of data/ and locales/ are written (and which
 * Biome leaves as it is): groups over several lines, lists on one line where they fit.
 */
export function formatJson(value: unknown): string {
  return `${written(value, "", 0, 0)}\n`;
}

/**
 * @param indent of the lines that follow
 * @param before how many columns stand on the line already
 * @param after how many follow: one for a comma
 */
function written(value: unknown, indent: string, before: number, after: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const inline = onOneLine(value);
    if (inline !== undefined && before + columns(inline) + after <= lineWidth) return inline;
    const items = value.map(
      (item, index) => inner + written(item, inner, inner.length, commaAfter(value, index)),
    );
    return lines("[", items, `${indent}]`);
  }
  const entries = Object.entries(value);
  const members = entries.map(([key, item], index) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + written(item, inner, columns(start), commaAfter(entries, index));
  });
  return members.length > 0 ? lines("{", members, `${indent}}`) : "{}";
}

const commaAfter = (list: readonly unknown[], index: number): number =>
  Number(index < list.length - 1);

const lines = (open: string, parts: readonly string[], close: string) =>
  `${open}\n${parts.join(",\n")}\n${close}`;

/** A list without groups on one line. */
function onOneLine(value: unknown): string | undefined {
  if (!Array.isArray(value)) {
    return typeof value === "object" && value !== null ? undefined : JSON.stringify(value);
  }
  const items = value.map(onOneLine);
  return items.includes(undefined) ? undefined : `[${items.join(", ")}]`;
}

/** How many columns a text takes where letters have one width, Chinese characters two. */
function columns(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (withoutWidth.test(letter) ? 0 : wide.test(letter) ? 2 : 1),
    0,
  );
}
