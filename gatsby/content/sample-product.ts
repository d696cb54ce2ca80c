import { formatNumber } from "../../src/content/format";
import { linkHost } from "../../src/content/link-host";
import type { Language, Nutrient, SampleProduct, Site } from "../../src/content/types";
import { digitalLinkUri } from "../../src/digital-link/uri";

/**
 * Where the sample's pages lie on this site, without language prefix: the paths of its GS1 Digital
 * Links, so that its codes open them where `digitalLinkHost` is this site's address.
 * @returns product: the path that names the product alone; batch: the one with the batch; offer: the
 * product's below a path of its own, as the standard allows, since no code of the pack opens it
 */
export function samplePaths({ gtin, lot }: Pick<SampleProduct, "gtin" | "lot">) {
  return {
    product: digitalLinkUri("", { gtin }),
    batch: digitalLinkUri("", { gtin, batch: lot }),
    offer: digitalLinkUri("/offer", { gtin }),
  };
}

/**
 * What the sample's codes hold.
 * @returns product: the product alone, the same on every pack; batch: also the batch, which a
 * production line prints on each pack
 */
export function sampleUris({ gtin, lot }: SampleProduct, site: Site) {
  const host = linkHost(site);
  return {
    product: digitalLinkUri(host, { gtin }),
    batch: digitalLinkUri(host, { gtin, batch: lot }),
  };
}

/** A month as labels print it: "05 2028" for "2028-05". */
export const labelDate = (month: string): string => month.split("-").reverse().join(" ");

/** The rows of the nutrition table, with their amounts as the language writes them. */
export function nutritionRows(nutrition: readonly Nutrient[], language: Language) {
  const text = (value: number | undefined) =>
    value === undefined ? null : formatNumber(value, language);
  return nutrition.map(({ id, partOf, grams, kilojoules, kilocalories }) => ({
    id,
    partOf: partOf ?? null,
    grams: text(grams),
    kilojoules: text(kilojoules),
    kilocalories: text(kilocalories),
  }));
}
