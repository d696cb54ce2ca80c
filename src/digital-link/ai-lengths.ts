interface AiLengths {
  /** The number of digits of the Application Identifier. */
  ai: number;
  /** The length of its data; undefined if FNC1 ends it. */
  data: number | undefined;
}

/**
 * The first two digits of Application Identifiers, as ranges; the number of their digits; and the length of
 * their data if it is predefined (GS1 General Specifications, sections 3.2 and 7.8).
 */
const ranges: readonly (readonly [first: number, last: number, ai: number, data?: number])[] = [
  [0, 0, 2, 18],
  [1, 3, 2, 14],
  [4, 4, 2, 16],
  [10, 10, 2],
  [11, 19, 2, 6],
  [20, 20, 2, 2],
  [21, 22, 2],
  [23, 25, 3],
  [30, 30, 2],
  [31, 36, 4, 6],
  [37, 37, 2],
  [39, 39, 4],
  [40, 40, 3],
  [41, 41, 3, 13],
  [42, 42, 3],
  [43, 43, 4],
  [70, 70, 4],
  [71, 71, 3],
  [72, 72, 4],
  [80, 82, 4],
  [90, 99, 2],
];

/** Returns the lengths of the element at the start of a text; undefined if there is no such element. */
export function aiLengths(text: string): AiLengths | undefined {
  const pair = /^\d\d/.exec(text)?.[0];
  const found =
    pair && ranges.find(([first, last]) => Number(pair) >= first && Number(pair) <= last);
  return found ? { ai: found[2], data: found[3] } : undefined;
}

/** Whether a text is an Application Identifier, also one that this site does not use. */
export const isAi = (text: string): boolean =>
  /^\d+$/.test(text) && aiLengths(text)?.ai === text.length;
