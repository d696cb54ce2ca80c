import { isAi } from "./ai-lengths";
import { percentDecoded } from "./component";
import { failed, type Reading } from "./fault";
import {
  applicationIdentifiers,
  type Contents,
  type Identifiers,
  identifierOf,
  isDateName,
  type Qualifier,
  qualifiers,
} from "./identifiers";
import { readPart } from "./read-identifier";

type Found = Reading<Partial<Identifiers>>;

const isQualifier = (name: string | undefined): name is Qualifier =>
  (qualifiers as readonly (string | undefined)[]).includes(name);

/** Reads pairs of Application Identifier and value. */
function readAll(
  pairs: readonly (readonly [string, string])[],
  yearNow: number,
  mayBe: (name: string | undefined) => boolean,
): Found {
  const value: Partial<Identifiers> = {};
  for (const [ai, written] of pairs) {
    const name = identifierOf(ai);
    const text = percentDecoded(written);
    if (!name || !mayBe(name) || text === undefined) return failed({ kind: "link" });
    const reading = readPart(name, text, yearNow);
    if (reading.fault) return reading;
    value[name] = reading.value;
  }
  return { value };
}

/** Reads a path from its primary key on: pairs of AI and value, with qualifiers in their order. */
function readPath(segments: readonly string[], yearNow: number): Found {
  if (segments.length % 2 === 1) return failed({ kind: "link" });
  const pairs = segments.flatMap((ai, index) =>
    index % 2 === 0 ? [[ai, segments[index + 1] ?? ""] as const] : [],
  );
  const places = pairs
    .slice(1)
    .map(([ai]) => qualifiers.findIndex((name) => applicationIdentifiers[name] === ai));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const read = readAll(pairs, yearNow, (name) => name === "gtin" || isQualifier(name));
  return read.fault || isInOrder ? read : failed({ kind: "order" });
}

/** Returns the parameters of a query that are Application Identifiers. GS1 allows any others. */
const attributesOf = (query: string) =>
  query.split("&").flatMap((pair) => {
    const [ai = "", ...rest] = pair.split("=");
    return isAi(ai) ? [[ai, rest.join("=")] as const] : [];
  });

/** Reads the data attributes that this site uses. Each may occur once. */
function readAttributes(pairs: readonly (readonly [string, string])[], yearNow: number): Found {
  const codes = pairs.map(([ai]) => ai);
  return new Set(codes).size < codes.length
    ? failed({ kind: "link" })
    : readAll(pairs, yearNow, isDateName);
}

/**
 * Reads a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4): any domain and path, then
 * the primary key 01, qualifiers in their order, data attributes in the query.
 * @param uri an absolute http or https address
 * @param yearNow four digits, for the century of a date
 */
export function parseDigitalLink(uri: string, yearNow: number): Reading<Contents> {
  const [, path, query = ""] =
    /^https?:\/\/[^/?#\s]+\/([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(uri) ?? [];
  const segments = path?.split("/") ?? [];
  const starts = segments.flatMap((each, index) =>
    each === applicationIdentifiers.gtin ? [index] : [],
  );
  const readings = starts.map((start) => readPath(segments.slice(start), yearNow));
  const found = readings.find(({ value }) => value) ?? readings[0] ?? failed({ kind: "link" });
  if (found.fault) return found;
  const pairs = attributesOf(query);
  const attributes = readAttributes(
    pairs.filter(([ai]) => identifierOf(ai)),
    yearNow,
  );
  if (attributes.fault) return attributes;
  const others = pairs.map(([ai]) => ai).filter((ai) => !identifierOf(ai));
  return {
    value: { identifiers: { ...(found.value as Identifiers), ...attributes.value }, others },
  };
}
