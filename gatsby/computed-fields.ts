import type { FieldMap } from "./field";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

/**
 * All fields that are computed from the content: texts, prices, dates, the QR code.
 * @param publish makes a drawing a file of the site and gives its address
 */
export const computedFields = (publish: (svg: string) => string): FieldMap => ({
  ...textResolvers,
  ...legalResolvers,
  ...numberResolvers,
  ...sampleProductResolvers(publish),
});
