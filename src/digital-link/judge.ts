import { isElementString, parseElementString } from "./element-string";
import type { Fault, Reading } from "./fault";
import { readGtin } from "./gtin";
import {
  type Contents,
  type IdentifierName,
  type Identifiers,
  isDateName,
  readIdentifier,
} from "./identifiers";
import { parseDigitalLink } from "./uri";
import { ungrouped, writtenText } from "./written-text";

/** What stands in the fields, as it was entered. */
export type Entries = Record<IdentifierName, string>;

interface Verdict {
  /** The number, as 14 digits, unless that is wrong. */
  gtin?: string;
  /** There unless something is wrong. */
  identifiers?: Identifiers;
  /** What is wrong, by field. */
  faults: Partial<Record<IdentifierName, Fault>>;
}

const looksLikeLink = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * What the field for the number holds more than a number: a Digital Link, or an element string.
 * @returns undefined where it holds neither
 */
export function readPasted(text: string, yearNow: number): Reading<Contents> | undefined {
  const pasted = writtenText(text);
  if (looksLikeLink.test(pasted)) return parseDigitalLink(pasted, yearNow);
  return isElementString(pasted) ? parseElementString(pasted, yearNow) : undefined;
}

function readField(name: IdentifierName, text: string, yearNow: number): Reading<string> {
  if (isDateName(name)) return readIdentifier(name, ungrouped(text), yearNow);
  if (name !== "gtin") return readIdentifier(name, writtenText(text), yearNow);
  const fault = readPasted(text, yearNow)?.fault;
  return fault ? { fault } : readGtin(ungrouped(text));
}

/**
 * Judges what stands in the fields; all but the number may be empty.
 * @param yearNow four digits, for the century of a date
 */
export function judge(entries: Entries, yearNow: number): Verdict {
  const names = Object.keys(entries) as IdentifierName[];
  const faults: Verdict["faults"] = {};
  const values: Partial<Identifiers> = {};
  for (const name of names) {
    const { value, fault } = readField(name, entries[name], yearNow);
    if (value !== undefined) values[name] = value;
    else if (name === "gtin" || fault.kind !== "empty") faults[name] = fault;
  }
  const { gtin } = values;
  const isGood = gtin !== undefined && Object.keys(faults).length === 0;
  return isGood ? { gtin, faults, identifiers: { ...values, gtin } } : { gtin, faults };
}

/**
 * Whether a number is judged while it is typed: it has 13 digits or more. A case's number of 14 digits
 * is judged again with its last one.
 */
export const isComplete = (text: string): boolean => /^\d{13,}$/.test(ungrouped(text));

/**
 * Whether a number is judged when the typing pauses: it may be complete, or the beginning of a longer one.
 * A wrong number of 8 digits is more often the beginning.
 */
export function mayBeComplete(text: string): boolean {
  const number = ungrouped(text);
  return /^\d{12}$/.test(number) || readGtin(number).value !== undefined;
}
