import type { Thing } from "schema-dts";
import { JsonScript } from "../components/json-script";

/**
 * Facts for search engines in the vocabulary of schema.org, at the end of the page. Only the prerendered
 * HTML has them: React keeps what it finds there, and after a change of page nobody reads them.
 * @param graph undefined in the browser, so that its bundle does without the code that makes it
 */
export function JsonLd({ graph }: { graph: readonly Thing[] | undefined }) {
  const data = graph && { "@context": "https://schema.org", "@graph": graph };
  return <JsonScript type="application/ld+json" data={data} />;
}
