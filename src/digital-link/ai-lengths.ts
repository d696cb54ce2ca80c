interface AiLengths {
  /** How many digits the Application Identifier has. */
  code: number;
  /** How many characters follow it; undefined where FNC1 ends them. */
  data: number | undefined;
}

/**
 * First and last pair of digits with which Application Identifiers begin, how many digits these have, and
 * how long their data is where that is predefined (GS1 General Specifications, sections 3.2 and 7.8).
 */
const ranges: readonly (readonly [first: number, last: number, code: number, data?: number])[] = [
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

/** Looks up the lengths of the element that a text begins with; undefined where no such element exists. */
export function aiLengths(text: string): AiLengths | undefined {
  const pair = /^\d\d/.exec(text)?.[0];
  const found =
    pair && ranges.find(([first, last]) => Number(pair) >= first && Number(pair) <= last);
  return found ? { code: found[2], data: found[3] } : undefined;
}

/** Whether a text has the digits of an Application Identifier, used on this site or not. */
export const isAi = (text: string): boolean =>
  /^\d+$/.test(text) && aiLengths(text)?.code === text.length;
