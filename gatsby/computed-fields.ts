import type { FieldMap } from "./field";
import { legalResolvers } from "./legal-resolvers";
import { productHeadingResolvers } from "./product-heading-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

/** All fields that are computed from the content: texts, prices, dates, codes. */
export const computedFields: FieldMap = {
  ...textResolvers,
  Query: { ...textResolvers.Query, ...productHeadingResolvers },
  ...legalResolvers,
  ...sampleProductResolvers,
};
