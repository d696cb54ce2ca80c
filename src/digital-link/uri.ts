import { percentEncoded } from "./component";
import { gtinLength } from "./gtin";
import {
  applicationIdentifiers,
  dateNames,
  type IdentifierName,
  type Identifiers,
  qualifiers,
} from "./identifiers";

/** A part of a URI: its meaning and its text. */
export interface LinkPart {
  name: "domain" | IdentifierName;
  text: string;
}

/**
 * Returns the parts of a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4.7): the primary key 01
 * with a GTIN of 14 digits, the qualifiers in their order, the dates in the query. Pads the GTIN,
 * percent-encodes the qualifiers, and leaves out empty ones.
 * @param host scheme and domain, such as "https://id.gs1.org"
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

/** Builds a GS1 Digital Link URI, with the parameters of `linkParts`. */
export function digitalLinkUri(host: string, identifiers: Identifiers): string {
  return linkParts(host, identifiers)
    .map(({ text }) => text)
    .join("");
}
