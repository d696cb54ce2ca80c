import { digitalLinkUri } from "../digital-link/uri";
import type { SampleProduct, Site } from "./types";

type Addresses = Pick<Site, "digitalLinkHost" | "siteUrl">;

/** Reserved domains, in an address or an email address (RFC 2606). */
export const reservedDomain =
  /(?:^|[@./])example\.(?:com|org|net)\b|\.(?:example|test|invalid|localhost)\b/;

/** GS1's resolver, which opens an example page for the numbers in GS1's documentation. */
export const gs1Resolver = "https://id.gs1.org";

/**
 * Returns the host of all GS1 Digital Links on the site: that of site.json if there is one, or else this site,
 * or GS1's resolver while the site has no real address.
 * @returns scheme and domain, and the path of the site if it has one
 */
export function linkHost({ digitalLinkHost, siteUrl }: Addresses): string {
  if (digitalLinkHost) return digitalLinkHost;
  const isReal = siteUrl.startsWith("https://") && !reservedDomain.test(siteUrl);
  return isReal ? siteUrl : gs1Resolver;
}

/** Returns whether the codes of the sample product open its pages on this site. */
export function opensHere(site: Addresses): boolean {
  const withoutSlash = (address: string) => address.replace(/\/$/, "");
  return withoutSlash(linkHost(site)) === withoutSlash(site.siteUrl);
}

/**
 * Returns the paths of the sample product's pages, without language prefix. They are those of its GS1
 * Digital Links, so that its codes open them if this site is the host of the links.
 * @returns offer: a page that no code of the pack opens, so its Digital Link has a prefix, which the
 * standard allows
 */
export const samplePaths = ({ gtin, batch }: Pick<SampleProduct, "gtin" | "batch">) => ({
  product: digitalLinkUri("", { gtin }),
  batch: digitalLinkUri("", { gtin, batch }),
  offer: digitalLinkUri("/offer", { gtin }),
});
