import { isAi } from "./element-string";
import type { Result } from "./fault";
import { gtinLength } from "./gtin";
import {
  type AiValue,
  applicationIdentifiers,
  type Contents,
  dateNames,
  type IdentifierName,
  type Identifiers,
  identifierOf,
  isDateName,
  qualifiers,
  readElements,
} from "./identifiers";

/**
 * Percent-encodes all but the unreserved characters (RFC 3986, section 2.3), also those that
 * encodeURIComponent keeps.
 */
const percentEncoded = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

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

/** Returns the attributes in a query that are Application Identifiers. GS1 allows any other parameters. */
const attributesOf = (query: string): AiValue[] =>
  query
    .split("&")
    .map((parameter) => /^(\d+)(?:=(.*))?$/.exec(parameter) ?? [])
    .filter(([, ai = ""]) => isAi(ai))
    .map(([, ai = "", value = ""]) => ({ ai, value: decodeURIComponent(value) }));

/** Reads a path from its primary key on, whose qualifiers are in their order, and the data attributes. */
function readFrom(
  segments: readonly string[],
  attributes: readonly AiValue[],
  yearNow: number,
): Result<Contents> {
  const path: AiValue[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [ai = "", value = ""] = segments.slice(index, index + 2);
    path.push({ ai, value: decodeURIComponent(value) });
  }
  const names = path.slice(1).map(({ ai }) => identifierOf(ai));
  const ordered: typeof names = qualifiers.filter((name) => names.includes(name));
  if (segments.length % 2 === 1 || names.some((name) => !ordered.includes(name))) return invalid;
  if (names.join() !== ordered.join()) return { fault: { kind: "order" } };
  return readElements([...path, ...attributes], yearNow);
}

/**
 * Reads a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4): any domain and path, then
 * the primary key 01, qualifiers in their order, data attributes in the query, each once.
 * @param uri an absolute http or https address
 * @param yearNow four digits, for the century of a date
 */
export function parseDigitalLink(uri: string, yearNow: number): Result<Contents> {
  const [, path = "", query = ""] =
    /^https?:\/\/[^/?#\s]+\/([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(uri) ?? [];
  const segments = path.split("/");
  try {
    const attributes = attributesOf(query);
    const names = attributes.map(({ ai }) => identifierOf(ai));
    if (names.some((name) => name && !isDateName(name))) return invalid;
    const readings = segments.flatMap((segment, index) =>
      segment === applicationIdentifiers.gtin
        ? [readFrom(segments.slice(index), attributes, yearNow)]
        : [],
    );
    return readings.find(({ value }) => value) ?? readings[0] ?? invalid;
  } catch {
    // The percent-encoding is invalid.
    return invalid;
  }
}
