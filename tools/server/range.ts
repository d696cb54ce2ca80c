export type Range = { start: number; end: number } | "whole" | "unsatisfiable";

/** Reads a Range header for a body of this size. Several ranges, and what is no range, get the whole. */
export function parseRange(header: string | undefined, size: number): Range {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (match === null) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "") {
    const length = Number(last);
    if (last === "") return "whole";
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
