import type { SampleProduct } from "../../src/content/types";
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
