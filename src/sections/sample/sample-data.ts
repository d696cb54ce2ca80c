/** The sample product with its texts, as the sample page's query answers it. */
export type SampleData = NonNullable<Queries.SamplePageQuery["sampleProductJson"]>;
