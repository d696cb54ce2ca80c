import { percentEncoded } from "./component";
import { gtinLength } from "./gtin";
import {
  applicationIdentifiers,
  dateNames,
  type IdentifierName,
  type Identifiers,
  qualifiers,
} from "./identifiers";

/** A piece of a URI: what it stands for, and how it is written. */
export interface LinkPart {
  name: "domain" | IdentifierName;
  text: string;
}

/**
 * Builds a GS1 Digital Link URI piece by piece (GS1 Digital Link URI Syntax, section 4.7): the
 * primary key 01 with a GTIN of 14 digits, the qualifiers in their order, the dates in the query.
 * @param host scheme and domain, e.g. "https://id.gs1.org"
 * @param identifiers gtin: 8, 12, 13 or 14 digits, padded to 14 here; the qualifiers: up to 20
 * characters, percent-encoded here; empty ones are left out
 */
export function linkParts(host: string, identifiers: Identifiers): LinkPart[] {
  const { gtin } = identifiers;
  const path = (name: IdentifierName, value: string) => ({
    name,
    text: `/${applicationIdentifiers[name]}/${value}`,
  });
  return [
    { name: "domain", text: host.replace(/\/$/, "") },
    path("gtin", gtin.padStart(gtinLength, "0")),
    ...qualifiers.flatMap((name) => {
      const value = identifiers[name];
      return value ? [path(name, percentEncoded(value))] : [];
    }),
    ...dateNames
      .filter((name) => identifiers[name])
      .map((name, index) => ({
        name,
        text: `${index ? "&" : "?"}${applicationIdentifiers[name]}=${identifiers[name]}`,
      })),
  ];
}

/** The whole URI of the pieces that `linkParts` makes. */
export function digitalLinkUri(host: string, identifiers: Identifiers): string {
  return linkParts(host, identifiers)
    .map(({ text }) => text)
    .join("");
}
