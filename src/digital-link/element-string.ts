import type { Reading } from "./fault";
import { applicationIdentifiers, type Contents, pairsOf, readElements } from "./identifiers";

/** All Application Identifiers, also those that this site does not use (GS1 General Specifications, section 3.2). */
const anyAi =
  "0[0-4]|1\\d|2[0-2]|30|37|9\\d|(?:2[3-5]|4[0-2]|71)\\d|(?:3[1-69]|43|70|72|8[0-2])\\d\\d";

const wholeAi = new RegExp(`^(?:${anyAi})$`);

const bracketedAi = new RegExp(`\\((${anyAi})\\)`);

/** Whether a text is an Application Identifier. */
export const isAi = (text: string): boolean => wholeAi.test(text);

/** Whether a text is an element string in its human-readable form, such as `(01)09506000134352(10)ABC123`. */
export const isElementString = (text: string): boolean => text.startsWith("(");

/**
 * Reads a GS1 element string in its human-readable form, with elements in any order (GS1 General
 * Specifications, section 7.8).
 * @param yearNow four digits, for the century of a date
 */
export function parseElementString(text: string, yearNow: number): Reading<Contents> {
  const [before, ...items] = text.split(bracketedAi).map((item) => item.trim());
  return before === "" ? readElements(pairsOf(items), yearNow) : { fault: { kind: "link" } };
}

/** Returns the human-readable line under a code with a GTIN (GS1 General Specifications, section 4.14). */
export const numberLine = (gtin: string): string => `(${applicationIdentifiers.gtin})${gtin}`;
