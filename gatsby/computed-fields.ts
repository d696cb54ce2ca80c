import { exampleCodeResolvers } from "./example-code-resolvers";
import type { FieldMap } from "./field";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { textResolvers } from "./text-resolvers";

/**
 * All fields that are computed from the content: texts, prices, dates, the QR code.
 * @param publish makes a drawing a file of the site and gives its address
 */
export function computedFields(publish: (svg: string) => string): FieldMap {
  const { SampleProductJson } = sampleProductResolvers;
  const { Query, ...texts } = textResolvers;
  const { Query: legalQuery, ...legal } = legalResolvers;
  return {
    Query: { ...Query, ...legalQuery },
    ...texts,
    ...legal,
    ...numberResolvers,
    SampleProductJson: { ...SampleProductJson, ...exampleCodeResolvers(publish) },
  };
}
