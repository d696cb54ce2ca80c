import type { GatsbyNode } from "gatsby";
import { exampleCodeResolvers } from "./example-code-resolvers";
import { imageResolvers } from "./image-resolvers";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

/** Everything that is computed from data/ at build: texts, prices, dates, the QR code, pictures. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const maps = [
    textResolvers,
    numberResolvers,
    sampleProductResolvers,
    legalResolvers,
    exampleCodeResolvers(args),
    imageResolvers(args),
  ];
  for (const map of maps) args.createResolvers(map);
};
