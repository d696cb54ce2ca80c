import { closest, distance } from "fastest-levenshtein";

/** The name that a mistyped one was most likely meant to be; none when nothing is close. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const byLowerCase = new Map([...names].map((name) => [name.toLowerCase(), name]));
  const lower = typed.toLowerCase();
  if (byLowerCase.size === 0) return undefined;
  const best = closest(lower, [...byLowerCase.keys()]);
  const isClose = distance(lower, best) <= Math.max(2, Math.floor(typed.length / 3));
  return isClose ? byLowerCase.get(best) : undefined;
}
