interface Standard {
  encoding: string;
  leads: [number, number];
  /** Where the second byte of a character begins. */
  from: number;
  /** Characters of the other side that the standard has too, but only as old and rare ones. */
  rare: string;
}

/**
 * The characters that each side of Chinese uses are those of its old standard, GB 2312 or Big5, which
 * the runtime's decoders know.
 */
const standards: Record<string, Standard> = {
  Hans: { encoding: "gbk", leads: [0xb0, 0xf7], from: 0xa1, rare: "" },
  Hant: {
    ...{ encoding: "big5", leads: [0xa4, 0xf9], from: 0x40 },
    rare: "与万价优体党厂听坏宁岭庄怀怜惊扑扰机构气洁洒离种确网胜荐虫蚕触适吨儿蜡晒痒腊愿着",
  },
};

const patterns = new Map<string, RegExp>();

/** Finds the Chinese characters that a script, Hans or Hant, does not use; undefined for others. */
export function unknownHan(script: string): RegExp | undefined {
  const standard = standards[script];
  if (!standard) return undefined;
  const pattern =
    patterns.get(script) ?? new RegExp(`(?![${charactersOf(standard)}])\\p{Script=Han}`, "gu");
  patterns.set(script, pattern);
  return pattern;
}

function charactersOf({ encoding, leads: [first, last], from, rare }: Standard): string {
  const decoder = new TextDecoder(encoding);
  const bytes: number[] = [];
  for (let lead = first; lead <= last; lead += 1) {
    for (let second = from; second <= 0xfe; second += 1) bytes.push(lead, second, 0x0a);
  }
  const characters = decoder.decode(Uint8Array.from(bytes)).match(/\p{Script=Han}/gu) ?? [];
  return characters.filter((character) => !rare.includes(character)).join("");
}
