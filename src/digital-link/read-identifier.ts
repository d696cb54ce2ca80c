import { readComponent } from "./component";
import { readDate } from "./date";
import { failed, type Reading } from "./fault";
import { gtinLength, readGtin } from "./gtin";
import { applicationIdentifiers, type IdentifierName, isDateName } from "./identifiers";

/** Reads the value that stands behind an Application Identifier, where a GTIN has all its 14 digits. */
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

/** The same for a part of a link or an element string, which must not be empty. */
export const readPart = (name: IdentifierName, text: string, yearNow: number): Reading<string> =>
  text === ""
    ? failed({ kind: "part", code: applicationIdentifiers[name] })
    : readIdentifier(name, text, yearNow);
