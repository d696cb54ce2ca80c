/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "./json-ld";

const textOf = (html: string) =>
  /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1];

test("the facts stand as one graph, and no text in them ends the element", () => {
  const name = "</script><b>";
  const html = renderToStaticMarkup(<JsonLd graph={[{ "@type": "Organization", name }]} />);
  const text = textOf(html) ?? "";
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name }],
  });
});

test("in the browser there is nothing to say", () => {
  expect(textOf(renderToStaticMarkup(<JsonLd graph={undefined} />))).toBe("");
});
