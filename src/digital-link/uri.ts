import type { Reading } from "./fault";
import { gtinLength } from "./gtin";
import {
  applicationIdentifiers,
  type Contents,
  dateNames,
  type IdentifierName,
  type Identifiers,
  identifierOf,
  isDateName,
  pairsOf,
  qualifiers,
  readElements,
} from "./identifiers";

/** All Application Identifiers, also those that this site does not use (GS1 General Specifications, section 3.2). */
const anyAi =
  "0[0-4]|1\\d|2[0-2]|30|37|9\\d|(?:2[3-5]|4[0-2]|71)\\d|(?:3[1-69]|43|70|72|8[0-2])\\d\\d";

const wholeAi = new RegExp(`^(?:${anyAi})$`);

const bracketedAi = new RegExp(`\\((${anyAi})\\)`);

/** Whether a text is an Application Identifier. */
export const isAi = (text: string): boolean => wholeAi.test(text);

/** All characters but the unreserved ones of RFC 3986, section 2.3, that set 82 contains. */
const reserved = /[^A-Za-z0-9\-._~]/g;

/** Percent-encodes a value of set 82, also those characters that encodeURIComponent keeps (RFC 3986, section 2.1). */
function percentEncoded(value: string): string {
  return value.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes the segments of a path; undefined if the encoding of one is invalid. */
function decoded(segments: string[]): string[] | undefined {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

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
  const gtin = identifiers.gtin.padStart(gtinLength, "0");
  return [
    { name: "domain", text: host.replace(/\/$/, "") },
    { name: "gtin", text: `/${applicationIdentifiers.gtin}/${gtin}` },
    ...qualifiers
      .filter((name) => identifiers[name])
      .map((name) => ({
        name,
        text: `/${applicationIdentifiers[name]}/${percentEncoded(identifiers[name] ?? "")}`,
      })),
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

const invalid = { fault: { kind: "link" } } as const;

/** Reads a path from its primary key on, with qualifiers in their order, and the attributes of the query. */
function readFrom(
  segments: readonly string[],
  attributes: readonly (readonly [string, string])[],
  yearNow: number,
): Reading<Contents> {
  const pairs = pairsOf(segments);
  const names = pairs.slice(1).map(([ai]) => identifierOf(ai));
  const isQualified = names.every((name) => qualifiers.some((qualifier) => qualifier === name));
  if (segments.length % 2 === 1 || !isQualified) return invalid;
  const ordered = qualifiers.filter((name) => names.includes(name));
  if (names.join() !== ordered.join()) return { fault: { kind: "order" } };
  return readElements([...pairs, ...attributes], yearNow);
}

/**
 * Reads a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4): any domain and path, then the primary
 * key 01, qualifiers in their order, and in the query data attributes and other parameters.
 * @param uri an absolute http or https address
 * @param yearNow four digits, for the century of a date
 */
export function parseDigitalLink(uri: string, yearNow: number): Reading<Contents> {
  const [, path = "", query = ""] =
    /^https?:\/\/[^/?#\s]+\/([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(uri) ?? [];
  const attributes = query
    .split("&")
    .map((parameter) => parameter.split("="))
    .flatMap(([ai = "", value = ""]) => (isAi(ai) ? [[ai, value] as const] : []));
  const names = attributes.flatMap(([ai]) => identifierOf(ai) ?? []);
  const segments = decoded(path.split("/"));
  if (!segments || !names.every(isDateName)) return invalid;
  const readings = segments.flatMap((segment, index) =>
    segment === applicationIdentifiers.gtin
      ? [readFrom(segments.slice(index), attributes, yearNow)]
      : [],
  );
  return readings.find(({ value }) => value) ?? readings[0] ?? invalid;
}

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
