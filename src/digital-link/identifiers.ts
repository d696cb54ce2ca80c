import { readDate } from "./date";
import type { Result } from "./fault";
import { gtinLength, readGtin } from "./gtin";

/** The values of a GS1 Digital Link that this site uses. */
export interface Identifiers {
  /** 14 digits, the last one the check digit. */
  gtin: string;
  /** The consumer product variant. */
  variant?: string;
  batch?: string;
  serial?: string;
  /** Best before, as YYMMDD. The day 00 is the last of the month. */
  bestBefore?: string;
  /** Use by, in the same format. */
  expiry?: string;
}

/** The contents of a link or an element string. */
export interface Contents {
  identifiers: Identifiers;
  /** The Application Identifiers that this site does not use. */
  others: string[];
}

export type IdentifierName = keyof Identifiers;

/** The Application Identifiers (GS1 General Specifications, section 3.2). */
export const applicationIdentifiers: Readonly<Record<IdentifierName, string>> = {
  gtin: "01",
  variant: "22",
  batch: "10",
  serial: "21",
  bestBefore: "15",
  expiry: "17",
};

/** The key qualifiers of a GTIN, in the order that a URI requires (GS1 Digital Link URI Syntax, section 4.9). */
export const qualifiers = ["variant", "batch", "serial"] as const;

/** The data attributes in the query of a URI. */
export const dateNames = ["bestBefore", "expiry"] as const;

export type DateName = (typeof dateNames)[number];

export const isDateName = (name: string | undefined): name is DateName =>
  (dateNames as readonly (string | undefined)[]).includes(name);

/** Returns the name of an Application Identifier; undefined for one that this site does not use. */
export function identifierOf(ai: string): IdentifierName | undefined {
  const names = Object.keys(applicationIdentifiers) as IdentifierName[];
  return names.find((name) => applicationIdentifiers[name] === ai);
}

/** The maximum length of a batch, a serial number or a variant. */
export const componentLength = 20;

/** GS1's character set 82 (GS1 General Specifications, figure 7.11-1). */
export const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;

/**
 * Reads a batch, a serial number or a variant: up to 20 characters of set 82. A value of one or two dots is
 * rejected, because URLs remove such segments, also percent-encoded ones (RFC 3986, section 5.2.4; WHATWG URL,
 * section 4.1).
 */
export function readComponent(value: string): Result<string> {
  if (value === "") return { fault: { kind: "empty" } };
  if (value === "." || value === "..") return { fault: { kind: "dots" } };
  const invalid = [...value].filter((each) => !set82.includes(each));
  if (invalid.length > 0) {
    return { fault: { kind: "character", characters: [...new Set(invalid)] } };
  }
  return value.length > componentLength
    ? { fault: { kind: "tooLong", count: value.length } }
    : { value };
}

/** An Application Identifier with its value, from a link or an element string. */
export interface AiValue {
  ai: string;
  value: string;
}

/** Reads the value of an identifier. It must not be empty, and a GTIN must have 14 digits. */
function readElement(name: IdentifierName, value: string, yearNow: number): Result<string> {
  if (value === "") return { fault: { kind: "part", ai: applicationIdentifiers[name] } };
  if (isDateName(name)) return readDate(value, yearNow);
  if (name !== "gtin") return readComponent(value);
  const reading = readGtin(value);
  const isShort = reading.value !== undefined && value.length < gtinLength;
  return isShort ? { fault: { kind: "length", count: value.length } } : reading;
}

/**
 * Reads the elements of a link or an element string: a GTIN and others in any order, each at most once.
 * @param yearNow four digits, for the century of a date
 * @param isValidOther whether an element that this site does not use is valid
 */
export function readElements(
  elements: readonly AiValue[],
  yearNow: number,
  isValidOther: (element: AiValue) => boolean = () => true,
): Result<Contents> {
  const values: Partial<Identifiers> = {};
  const others: string[] = [];
  for (const element of elements) {
    const { ai, value } = element;
    const name = identifierOf(ai);
    if (name) {
      if (values[name] !== undefined) return { fault: { kind: "link" } };
      const reading = readElement(name, value, yearNow);
      if (reading.fault) return reading;
      values[name] = reading.value;
    } else if (isValidOther(element)) {
      others.push(ai);
    } else {
      return { fault: { kind: "part", ai } };
    }
  }
  const { gtin } = values;
  return gtin === undefined
    ? { fault: { kind: "link" } }
    : { value: { identifiers: { ...values, gtin }, others } };
}
