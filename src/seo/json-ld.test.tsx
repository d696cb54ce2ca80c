/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "./json-ld";

const textOf = (html: string) =>
  /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1];

test("writes one graph, in which no text ends the element", () => {
  const name = "</script><b>";
  const html = renderToStaticMarkup(<JsonLd graph={[{ "@type": "Organization", name }]} />);
  const text = textOf(html) ?? "";
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name }],
  });
});

test("is empty in the browser", () => {
  expect(textOf(renderToStaticMarkup(<JsonLd graph={undefined} />))).toBe("");
});
