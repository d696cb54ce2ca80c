/**
 * Builds a GS1 Digital Link URI (GS1 Digital Link URI Syntax, section 4.7): the primary key 01 with
 * a GTIN of 14 digits, then the qualifier 10.
 * @param host scheme and domain, e.g. "https://id.gs1.org"
 * @param identifiers gtin: 8, 12, 13 or 14 digits, padded to 14 here; batch: up to 20 characters,
 * percent-encoded here
 */
export function digitalLinkUri(
  host: string,
  { gtin, batch }: { gtin: string; batch?: string },
): string {
  const stem = `${host.replace(/\/$/, "")}/01/${gtin.padStart(14, "0")}`;
  return batch ? `${stem}/10/${encodeURIComponent(batch)}` : stem;
}
