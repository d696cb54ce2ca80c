import { aiLengths, isAi } from "./ai-lengths";
import { failed, type Reading } from "./fault";
import {
  applicationIdentifiers,
  type Contents,
  type Identifiers,
  identifierOf,
} from "./identifiers";
import { readPart } from "./read-identifier";

/** The separator after an element without predefined length. Scanners send the control character GS. */
const fnc1 = "\x1d";

/** The identifier of the symbology, which scanners send first (GS1 General Specifications, section 5.1). */
const symbology = /^\](?:C1|e0|d2|Q3|J1)/;

interface Element {
  ai: string;
  value: string;
}

/** Whether a text is an element string. One without brackets or separators has to begin with a GTIN. */
export const isElementString = (text: string): boolean =>
  text.startsWith("(") || text.includes(fnc1) || symbology.test(text) || /^01\d{14}/.test(text);

/** Splits the human-readable form: `(01)09506000134352(10)ABC123`. */
function bracketed(text: string): Element[] {
  const [before = "", ...pieces] = text.replaceAll(fnc1, "").split(/\((\d{2,4})\)/);
  const elements: Element[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const [ai = "", value = ""] = pieces.slice(index, index + 2);
    const last = elements.at(-1);
    // A batch may contain digits in brackets; data of a predefined length may not.
    const isOfLast = last && !isAi(ai) && aiLengths(last.ai)?.data === undefined;
    if (isOfLast) last.value += `(${ai})${value}`;
    else elements.push({ ai, value });
  }
  return before === "" ? elements.map(({ ai, value }) => ({ ai, value: value.trim() })) : [];
}

/** Splits the form that scanners send, `010950600013435210ABC123`, by FNC1 and the predefined lengths. */
function scanned(text: string): Element[] {
  const elements: Element[] = [];
  for (let rest of text.replace(symbology, "").split(fnc1)) {
    while (rest !== "") {
      const { ai = 2, data = rest.length } = aiLengths(rest) ?? {};
      elements.push({ ai: rest.slice(0, ai), value: rest.slice(ai, ai + data) });
      rest = rest.slice(ai + data);
    }
  }
  return elements;
}

/** Whether an element that this site does not use is valid: its data has the predefined length, if any. */
function isValid({ ai, value }: Element): boolean {
  const data = aiLengths(ai)?.data;
  return (
    isAi(ai) && (data === undefined ? value !== "" : /^\d+$/.test(value) && value.length === data)
  );
}

/**
 * Reads a GS1 element string in either form, with elements in any order (GS1 General Specifications, section
 * 7.8).
 * @param yearNow four digits, for the century of a date
 */
export function parseElementString(text: string, yearNow: number): Reading<Contents> {
  if (!isElementString(text)) return failed({ kind: "link" });
  const elements = text.startsWith("(") ? bracketed(text) : scanned(text);
  const values: Partial<Identifiers> = {};
  const others: string[] = [];
  for (const { ai, value } of elements) {
    const name = identifierOf(ai);
    if (name) {
      if (values[name] !== undefined) return failed({ kind: "link" });
      const reading = readPart(name, value, yearNow);
      if (reading.fault) return reading;
      values[name] = reading.value;
    } else if (isValid({ ai, value })) others.push(ai);
    else return failed({ kind: "part", code: ai });
  }
  const { gtin } = values;
  return gtin === undefined
    ? failed({ kind: "link" })
    : { value: { identifiers: { ...values, gtin }, others } };
}

/** Returns the human-readable line under a code with a GTIN (GS1 General Specifications, section 4.14). */
export const numberLine = (gtin: string): string => `(${applicationIdentifiers.gtin})${gtin}`;
