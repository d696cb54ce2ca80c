import { failed, type Reading } from "./fault";
import {
  applicationIdentifiers,
  type IdentifierName,
  type Identifiers,
  identifierOf,
  qualifiers,
} from "./identifiers";
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

/** In what order the human-readable line has them: as the URI does. */
const inOrder: readonly IdentifierName[] = ["gtin", ...qualifiers, "expiry"];

/** The human-readable interpretation under a code (GS1 General Specifications, section 4.14), an element a line. */
export function elements(identifiers: Identifiers): string[] {
  return inOrder.flatMap((name) => {
    const value = identifiers[name];
    return value ? [`(${applicationIdentifiers[name]})${value}`] : [];
  });
}
