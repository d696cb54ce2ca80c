import { failed, type Reading } from "./fault";

/** The maximum length of a batch, a serial number or a variant. */
export const componentLength = 20;

/** GS1's character set 82 (GS1 General Specifications, figure 7.11-1). */
const set82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]$/;

/** All characters but the unreserved ones of RFC 3986, section 2.3, that set 82 contains. */
const reserved = /[^A-Za-z0-9\-._~]/g;

/**
 * Reads a batch, a serial number or a variant: up to 20 characters of set 82. A value of one or two dots is
 * rejected, because URLs remove such segments, also percent-encoded ones (RFC 3986, section 5.2.4; WHATWG URL,
 * section 4.1).
 */
export function readComponent(value: string): Reading<string> {
  if (value === "") return failed({ kind: "empty" });
  if (value === "." || value === "..") return failed({ kind: "dots" });
  const others = [...value].filter((each) => !set82.test(each));
  if (others.length > 0) return failed({ kind: "character", characters: [...new Set(others)] });
  return value.length > componentLength
    ? failed({ kind: "tooLong", count: value.length })
    : { value };
}

/** Percent-encodes a value of set 82 for a URI, except for the unreserved characters (RFC 3986, section 2.1). */
export function percentEncoded(value: string): string {
  return value.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes a part of a URI; undefined if its encoding is invalid. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
