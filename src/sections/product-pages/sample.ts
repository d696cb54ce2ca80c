/** The sample product, as the landing page's query answers it. */
export type Sample = NonNullable<Queries.SampleFragment["sampleProductJson"]>;
