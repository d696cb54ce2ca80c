import { failed, type Reading } from "./fault";

/** How long a batch, a serial number or a variant may be. */
export const componentLength = 20;

/** GS1's character set 82 (GS1 General Specifications, figure 7.11-1). */
const set82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]$/;

/** The unreserved characters of RFC 3986, section 2.3, that set 82 has too: they stand as they are. */
const reserved = /[^A-Za-z0-9\-._~]/g;

/**
 * Reads a batch, a serial number or a variant: up to 20 characters of set 82. In a link, one or two dots
 * alone would be a step in the path, also percent-encoded (RFC 3986, section 5.2.4; WHATWG URL, section 4.1).
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

/** A value of set 82 as a URI has it: percent-encoded but for the unreserved characters (RFC 3986, section 2.1). */
export function percentEncoded(value: string): string {
  return value.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The value of a part of a URI; undefined where its encoding is broken. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
