/** Line and column of a position in a text, both from 1, as editors show them. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A path as people write it: `sections[2].blocks[0].text`. */
export function formatPath(segments: readonly (string | number)[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === "number") {
        return `[${segment}]`;
      }
      return /^[\w-]+$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`;
    })
    .join("")
    .replace(/^\./, "");
}
