import { componentLength } from "../../digital-link/component";
import type { Fault } from "../../digital-link/fault";
import { applicationIdentifiers, qualifiers } from "../../digital-link/identifiers";

/** Keeps numbers and addresses from left to right in a text of the other direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;

const qualifierOrder = qualifiers.map((name) => applicationIdentifiers[name]).join(", ");

/**
 * What the sentence about a fault has to name.
 * @param uri a Digital Link that is right
 * @param count writes a number as the page's language does
 */
export function faultValues(
  fault: Fault,
  uri: string,
  count: (number: number) => string,
): Record<string, string> {
  switch (fault.kind) {
    case "length":
    case "tooLong":
      return { value: count(fault.count), limit: count(componentLength) };
    case "checkDigit":
      return { value: fault.digit };
    case "character":
      return { value: isolated(fault.character) };
    case "link":
      return { value: isolated(uri) };
    case "order":
      return { value: isolated(qualifierOrder) };
    case "date":
      return { value: "271231" };
    default:
      return {};
  }
}
