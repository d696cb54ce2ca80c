import { formatNumber } from "../../src/content/format";
import { linkHost } from "../../src/content/link-host";
import type { Language, Nutrient, SampleProduct, Site } from "../../src/content/types";
import { digitalLinkUri } from "../../src/digital-link/uri";

/**
 * Returns the paths of the sample product's pages, without language prefix. They are those of its GS1
 * Digital Links, so that its codes open them if `digitalLinkHost` is this site's address.
 * @returns offer: a page that no code of the pack opens, so its Digital Link has a prefix, which the
 * standard allows
 */
export function samplePaths({ gtin, lot }: Pick<SampleProduct, "gtin" | "lot">) {
  return {
    product: digitalLinkUri("", { gtin }),
    batch: digitalLinkUri("", { gtin, batch: lot }),
    offer: digitalLinkUri("/offer", { gtin }),
  };
}

/**
 * Returns the GS1 Digital Links in the codes of the sample product.
 * @returns product: without a batch, the same on every pack; batch: with the batch, which a production line
 * prints on each pack
 */
export function sampleUris({ gtin, lot }: SampleProduct, site: Site) {
  const host = linkHost(site);
  return {
    product: digitalLinkUri(host, { gtin }),
    batch: digitalLinkUri(host, { gtin, batch: lot }),
  };
}

/** Formats a month as labels print it: "05 2028" for "2028-05". */
export const labelDate = (month: string): string => month.split("-").reverse().join(" ");

/** Returns the rows of the nutrition table, with numbers in the format of the language. */
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
