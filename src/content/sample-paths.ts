import { digitalLinkUri } from "../digital-link/uri";
import type { SampleProduct } from "./types";

/**
 * Returns the paths of the sample product's pages, without language prefix. They are those of its GS1
 * Digital Links, so that its codes open them if this site is the host of the links (link-host.ts).
 * @returns offer: a page that no code of the pack opens, so its Digital Link has a prefix, which the
 * standard allows
 */
export const samplePaths = ({ gtin, batch }: Pick<SampleProduct, "gtin" | "batch">) => ({
  product: digitalLinkUri("", { gtin }),
  batch: digitalLinkUri("", { gtin, batch }),
  offer: digitalLinkUri("/offer", { gtin }),
});
