/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
  };
}

/** A seed for a text: the same text, the same seed. */
export function seedOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );
}
