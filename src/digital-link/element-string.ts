import type { Result } from "./fault";
import { type AiValue, applicationIdentifiers, type Contents, readElements } from "./identifiers";

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

/**
 * Returns the length of the Application Identifier at the start of a text, if there is one, and the length of
 * its data, unless FNC1 ends it.
 */
function lengthsAt(text: string): { ai?: number; data?: number } {
  const pair = Number(/^\d\d/.exec(text)?.[0]);
  const [, , ai, data] = ranges.find(([first, last]) => pair >= first && pair <= last) ?? [];
  return { ai, data };
}

/** Returns whether a text is an Application Identifier, also one that this site does not use. */
export const isAi = (text: string): boolean =>
  /^\d+$/.test(text) && lengthsAt(text).ai === text.length;

/** The separator after an element without predefined length. Scanners send the control character GS. */
const fnc1 = "\x1d";

/** The identifier of the symbology, which scanners send first (GS1 General Specifications, section 5.1). */
const symbology = /^\](?:C1|e0|d2|Q3|J1)/;

/** Returns whether a text is an element string. One without brackets or separators has to begin with a GTIN. */
export const isElementString = (text: string): boolean =>
  text.startsWith("(") || text.includes(fnc1) || symbology.test(text) || /^01\d{14}/.test(text);

/** Splits the human-readable form: `(01)09506000134352(10)ABC123`. */
function bracketed(text: string): AiValue[] {
  const [before = "", ...pieces] = text.replaceAll(fnc1, "").split(/\((\d{2,4})\)/);
  const elements: AiValue[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const [ai = "", value = ""] = pieces.slice(index, index + 2);
    const last = elements.at(-1);
    // A batch may contain digits in brackets; data of a predefined length may not.
    const isOfLast = last && !isAi(ai) && lengthsAt(last.ai).data === undefined;
    if (isOfLast) last.value += `(${ai})${value}`;
    else elements.push({ ai, value });
  }
  return before === "" ? elements.map(({ ai, value }) => ({ ai, value: value.trim() })) : [];
}

/** Splits the form that scanners send, `010950600013435210ABC123`, by FNC1 and the predefined lengths. */
function scanned(text: string): AiValue[] {
  const elements: AiValue[] = [];
  for (let rest of text.replace(symbology, "").split(fnc1)) {
    while (rest !== "") {
      const { ai = 2, data = rest.length } = lengthsAt(rest);
      elements.push({ ai: rest.slice(0, ai), value: rest.slice(ai, ai + data) });
      rest = rest.slice(ai + data);
    }
  }
  return elements;
}

/** Returns whether an element that this site does not use is valid: its data has the predefined length, if any. */
function isValid({ ai, value }: AiValue): boolean {
  if (!isAi(ai) || value === "") return false;
  const { data } = lengthsAt(ai);
  return data === undefined || (/^\d+$/.test(value) && value.length === data);
}

/**
 * Reads a GS1 element string in either form, with elements in any order (GS1 General Specifications, section
 * 7.8).
 * @param yearNow four digits, for the century of a date
 */
export function parseElementString(text: string, yearNow: number): Result<Contents> {
  if (!isElementString(text)) return { fault: { kind: "link" } };
  const elements = text.startsWith("(") ? bracketed(text) : scanned(text);
  return readElements(elements, yearNow, isValid);
}

/** Returns the human-readable line under a code with a GTIN (GS1 General Specifications, section 4.14). */
export const numberLine = (gtin: string): string => `(${applicationIdentifiers.gtin})${gtin}`;
