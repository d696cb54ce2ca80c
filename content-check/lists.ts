import { closest, distance } from "fastest-levenshtein";

/** Returns the name that a misspelled one resembles most, or undefined if it resembles none. */
export function nearest(misspelled: string, names: Iterable<string>): string | undefined {
  const byLowerCase = new Map([...names].map((name) => [name.toLowerCase(), name]));
  const lower = misspelled.toLowerCase();
  if (byLowerCase.size === 0) return undefined;
  const best = closest(lower, [...byLowerCase.keys()]);
  const isClose = distance(lower, best) <= Math.max(2, Math.floor(misspelled.length / 3));
  return isClose ? byLowerCase.get(best) : undefined;
}

/** Returns the items that occur more often in the first list than in the second. */
export function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** Returns the items with the same key as an earlier item, and the first item with that key. */
export function repeats<T>(
  list: readonly T[],
  keyOf: (item: T) => unknown,
): (readonly [repeat: T, first: T])[] {
  const keys = list.map(keyOf);
  return list.flatMap((item, index) => {
    const first = list[keys.indexOf(keys[index])];
    return first === undefined || first === item ? [] : [[item, first] as const];
  });
}
