import type { Site } from "./types";

type Addresses = Pick<Site, "digitalLinkHost" | "siteUrl">;

/** Domains that belong to nobody, in an address or a mail address (RFC 2606). */
export const reservedDomain =
  /(?:^|[@./])example\.(?:com|org|net)\b|\.(?:example|test|invalid|localhost)\b/;

/** GS1's resolver, which opens GS1's own example for the numbers of its examples. */
export const gs1Resolver = "https://id.gs1.org";

/**
 * Where all shown GS1 Digital Links lead: to the host of site.json; where that is empty, to this site
 * once its address is a real one, and to GS1's resolver until then.
 * @returns scheme and domain, and a path if the site lies below one
 */
export function linkHost({ digitalLinkHost, siteUrl }: Addresses): string {
  if (digitalLinkHost) return digitalLinkHost;
  const isReal = siteUrl.startsWith("https://") && !reservedDomain.test(siteUrl);
  return isReal ? siteUrl : gs1Resolver;
}

/** Whether the sample's codes open its pages on this site. */
export function opensHere(site: Addresses): boolean {
  const withoutSlash = (address: string) => address.replace(/\/$/, "");
  return withoutSlash(linkHost(site)) === withoutSlash(site.siteUrl);
}
