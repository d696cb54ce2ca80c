import type { Thing } from "schema-dts";
import { scriptJson } from "../app/script-json";

/**
 * Facts for search engines, in schema.org's words, at the end of the page. They stand in the built
 * HTML only: React keeps what it finds there, and on a change of page nobody reads them.
 * @param graph undefined in the browser, so that the code which makes it is left out there
 */
export function JsonLd({ graph }: { graph: readonly Thing[] | undefined }) {
  const json = graph && scriptJson({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json ?? "" }}
    />
  );
}
