/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonScript } from "./json-script";

test.each([
  [{ name: "</script><b>" }, '{"name":"\\u003c/script>\\u003cb>"}'],
  [undefined, ""],
])("writes %j as JSON, in which no text ends the element", (data, json) => {
  const html = renderToStaticMarkup(<JsonScript type="application/ld+json" data={data} />);
  expect(html).toBe(`<script type="application/ld+json">${json}</script>`);
});
