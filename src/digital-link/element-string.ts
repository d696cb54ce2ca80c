import { failed, type Reading } from "./fault";
import { applicationIdentifiers, type Identifiers, identifierOf } from "./identifiers";
import { readIdentifier } from "./read-identifier";

const codes = Object.values(applicationIdentifiers).join("|");

/**
 * Reads an element string in its readable form, `(01)09506000134352(10)ABC123`: brackets around the
 * Application Identifiers, in any order, no FNC1.
 * @param yearNow four digits, for the century of a date
 */
export function parseElementString(text: string, yearNow: number): Reading<Identifiers> {
  // Values may have brackets of their own; only those around a known identifier begin a new one.
  const [before, ...parts] = text.split(new RegExp(`\\((${codes})\\)`));
  const value: Partial<Identifiers> = {};
  for (let index = 0; index < parts.length; index += 2) {
    const name = identifierOf(parts[index] ?? "");
    if (!name || value[name] !== undefined) return failed({ kind: "link" });
    const reading = readIdentifier(name, (parts[index + 1] ?? "").trim(), yearNow);
    if (reading.fault) return reading;
    value[name] = reading.value;
  }
  const { gtin } = value;
  return before || gtin === undefined ? failed({ kind: "link" }) : { value: { ...value, gtin } };
}

/** The human-readable line under a code that holds a GTIN (GS1 General Specifications, section 4.14). */
export const numberLine = (gtin: string): string => `(${applicationIdentifiers.gtin})${gtin}`;
