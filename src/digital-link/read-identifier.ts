import { readComponent } from "./component";
import { readDate } from "./date";
import { failed, type Reading } from "./fault";
import { gtinLength, readGtin } from "./gtin";
import { applicationIdentifiers, type IdentifierName, isDateName } from "./identifiers";

/** Reads the value of an Application Identifier. A GTIN must have 14 digits. */
export function readIdentifier(
  name: IdentifierName,
  text: string,
  yearNow: number,
): Reading<string> {
  if (isDateName(name)) return readDate(text, yearNow);
  if (name !== "gtin") return readComponent(text);
  const reading = readGtin(text);
  return reading.value !== undefined && text.length < gtinLength
    ? failed({ kind: "length", count: text.length })
    : reading;
}

/** Reads a value in a link or an element string, where it must not be empty. */
export const readPart = (name: IdentifierName, text: string, yearNow: number): Reading<string> =>
  text === ""
    ? failed({ kind: "part", code: applicationIdentifiers[name] })
    : readIdentifier(name, text, yearNow);
