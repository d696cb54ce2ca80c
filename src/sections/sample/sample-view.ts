/**
 * What a page of the sample shows: the product as the code alone opens it, the same with the batch that
 * the address names, or the offer, which stands on no page with what the label says.
 */
export type SampleView = "product" | "batch" | "offer";
