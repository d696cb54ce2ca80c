import type { Thing } from "schema-dts";
import { JsonScript } from "../components/json-script";

/**
 * Structured data for search engines, in the vocabulary of schema.org. It is only in the prerendered HTML,
 * where React keeps it.
 * @param graph undefined in the browser, whose bundle leaves out the code that creates it
 */
export function JsonLd({ graph }: { graph: readonly Thing[] | undefined }) {
  const data = graph && { "@context": "https://schema.org", "@graph": graph };
  return <JsonScript type="application/ld+json" data={data} />;
}
