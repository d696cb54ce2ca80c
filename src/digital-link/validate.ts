import { readDate } from "./date";
import { isElementString, parseElementString } from "./element-string";
import type { Fault, Result } from "./fault";
import { readGtin } from "./gtin";
import {
  type Contents,
  type IdentifierName,
  type Identifiers,
  isDateName,
  readComponent,
} from "./identifiers";
import { normalizeText, withoutSeparators } from "./normalize";
import { parseDigitalLink } from "./uri";

type FieldName = Exclude<IdentifierName, "serial">;

/** The texts of the fields, as they were entered. There is none for the serial number. */
type Entries = Record<FieldName, string>;

interface Validation {
  /** 14 digits; undefined if the number is invalid. */
  gtin?: string;
  /** Undefined if any field is invalid. */
  identifiers?: Identifiers;
  faults: Partial<Record<FieldName, Fault>>;
}

const looksLikeLink = /^[a-z][a-z\d+.-]*:\/\//i;

/** Reads a Digital Link or an element string from the field for the number; undefined if it is neither. */
export function readPasted(text: string, yearNow: number): Result<Contents> | undefined {
  const pasted = normalizeText(text);
  if (looksLikeLink.test(pasted)) return parseDigitalLink(pasted, yearNow);
  return isElementString(pasted) ? parseElementString(pasted, yearNow) : undefined;
}

function readField(name: FieldName, text: string, yearNow: number): Result<string> {
  if (isDateName(name)) return readDate(withoutSeparators(text), yearNow);
  if (name !== "gtin") return readComponent(normalizeText(text));
  const fault = readPasted(text, yearNow)?.fault;
  return fault ? { fault } : readGtin(withoutSeparators(text));
}

/**
 * Validates the fields; all but the number may be empty.
 * @param yearNow four digits, for the century of a date
 */
export function validateEntries(entries: Entries, yearNow: number): Validation {
  const names = Object.keys(entries) as FieldName[];
  const faults: Validation["faults"] = {};
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
 * Returns whether to validate a number while it is typed: it has 13 digits or more. A number of 14 digits is
 * validated again at its last digit.
 */
export const isLongEnough = (text: string): boolean => /^\d{13,}$/.test(withoutSeparators(text));

/**
 * Returns whether to validate a number when the typing pauses: it may be complete, or the beginning of a longer
 * one. A wrong number of 8 digits is more often the beginning.
 */
export function mayBeComplete(text: string): boolean {
  const number = withoutSeparators(text);
  return /^\d{12}$/.test(number) || readGtin(number).value !== undefined;
}
