import type { SampleProduct } from "../src/content/types";
import { qrSvg } from "../src/digital-link/qr-svg";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import type { Content } from "./content/content";

/**
 * The code of the sample's number alone, with which the strip to try begins: a file, not in the page.
 * @param publish makes the drawing a file of the site and gives its address
 */
export const exampleCodeResolvers = (publish: (svg: string) => string) => ({
  example: {
    type: "ExampleCode!",
    of: ({ gtin }: SampleProduct, _: unknown, { site }: Content) => {
      const host = site.digitalLinkHost;
      const symbol = qrSymbol(digitalLinkUri(host, { gtin }));
      return { host, gtin, size: symbol.size, file: publish(qrSvg(symbol)) };
    },
  },
});
