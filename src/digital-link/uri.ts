import { isAi } from "./element-string";
import type { Reading } from "./fault";
import { gtinLength } from "./gtin";
import {
  applicationIdentifiers,
  type Contents,
  dateNames,
  type IdentifierName,
  type Identifiers,
  identifierOf,
  qualifiers,
  readElement,
} from "./identifiers";

/** All characters but the unreserved ones of RFC 3986, section 2.3, that set 82 contains. */
const reserved = /[^A-Za-z0-9\-._~]/g;

/** Percent-encodes a value of set 82, also those characters that encodeURIComponent keeps (RFC 3986, section 2.1). */
function percentEncoded(value: string): string {
  return value.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes a part of a URI; undefined if its encoding is invalid. */
function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
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

/** An Application Identifier and its value, which is percent-encoded. */
type Pair = readonly [ai: string, value: string];

const invalid = { fault: { kind: "link" } } as const;

/** Reads the values of Application Identifiers, all of which have to be among the given names. */
function readPairs(
  pairs: readonly Pair[],
  names: readonly IdentifierName[],
  yearNow: number,
): Reading<Partial<Identifiers>> {
  const value: Partial<Identifiers> = {};
  for (const [ai, encoded] of pairs) {
    const name = identifierOf(ai);
    const text = percentDecoded(encoded);
    if (!name || !names.includes(name) || text === undefined) return invalid;
    const reading = readElement(name, text, yearNow);
    if (reading.fault) return reading;
    value[name] = reading.value;
  }
  return { value };
}

/** Reads a path from its primary key on: pairs of AI and value, with qualifiers in their order. */
function readPath(segments: readonly string[], yearNow: number): Reading<Partial<Identifiers>> {
  if (segments.length % 2 === 1) return invalid;
  const pairs = segments.flatMap((ai, index): Pair[] =>
    index % 2 === 0 ? [[ai, segments[index + 1] ?? ""]] : [],
  );
  const reading = readPairs(pairs, ["gtin", ...qualifiers], yearNow);
  if (reading.fault) return reading;
  const names = pairs.slice(1).map(([ai]) => identifierOf(ai));
  const ordered = qualifiers.filter((name) => names.includes(name));
  return names.join() === ordered.join() ? reading : { fault: { kind: "order" } };
}

/** Returns the parameters of a query that are Application Identifiers. GS1 allows any others. */
const attributesOf = (query: string) =>
  query
    .split("&")
    .map((parameter): Pair => {
      const [ai = "", ...rest] = parameter.split("=");
      return [ai, rest.join("=")];
    })
    .filter(([ai]) => isAi(ai));

/**
 * Reads a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4): any domain and path, then
 * the primary key 01, qualifiers in their order, data attributes in the query, each once.
 * @param uri an absolute http or https address
 * @param yearNow four digits, for the century of a date
 */
export function parseDigitalLink(uri: string, yearNow: number): Reading<Contents> {
  const [, path = "", query = ""] =
    /^https?:\/\/[^/?#\s]+\/([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(uri) ?? [];
  const segments = path.split("/");
  const readings = segments.flatMap((segment, index) =>
    segment === applicationIdentifiers.gtin ? [readPath(segments.slice(index), yearNow)] : [],
  );
  const found = readings.find(({ value }) => value) ?? readings[0] ?? invalid;
  if (found.fault) return found;
  const pairs = attributesOf(query);
  const known = pairs.filter(([ai]) => identifierOf(ai));
  if (new Set(known.map(([ai]) => ai)).size < known.length) return invalid;
  const attributes = readPairs(known, dateNames, yearNow);
  if (attributes.fault) return attributes;
  const identifiers = { ...(found.value as Identifiers), ...attributes.value };
  const others = pairs.map(([ai]) => ai).filter((ai) => !identifierOf(ai));
  return { value: { identifiers, others } };
}
