export interface Tidied {
  value: unknown;
  trimmed: number;
  normalized: number;
}

/** A value whose texts have no space around them and are in Unicode NFC, and how many were not. */
export function tidyTexts(value: unknown): Tidied {
  const tidied: Tidied = { value, trimmed: 0, normalized: 0 };
  tidied.value = tidy(value, tidied);
  return tidied;
}

function tidy(value: unknown, counts: Tidied): unknown {
  if (typeof value === "string") {
    const trimmed = value.trim();
    const normalized = trimmed.normalize("NFC");
    if (trimmed !== value) counts.trimmed += 1;
    if (normalized !== trimmed) counts.normalized += 1;
    return normalized;
  }
  if (Array.isArray(value)) return value.map((item) => tidy(item, counts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item, counts)]));
}
