/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(join(__dirname, "viewer-request.js"), "utf8");
const handler = runInNewContext(`${source}; handler`) as (event: object) => object;

const fileOf = (uri: string) => ({ uri });
const redirectTo = (value: string) => ({ statusCode: 301, headers: { location: { value } } });

test.each([
  ["/", fileOf("/index.html")],
  ["/ar", fileOf("/ar.html")],
  ["/01/09521234543213/10/L1", fileOf("/01/09521234543213/10/L1.html")],
  ["/app-0123456789abcdef0123.js", fileOf("/app-0123456789abcdef0123.js")],
  ["/404", fileOf("/no-such-file")],
  ["/ar/404.html", fileOf("/no-such-file")],
  ["/_headers", fileOf("/no-such-file")],
  // A redirect to //other.example would lead to another site.
  ["//other.example/", fileOf("//other.example/.html")],
  ["/index.html", redirectTo("/")],
  ["/ar/", redirectTo("/ar")],
  ["/privacy.html", redirectTo("/privacy")],
  ["/ar/privacy/index.html", redirectTo("/ar/privacy")],
  ["/privacy/?a=b&c=d", redirectTo("/privacy?a=b&c=d")],
])("%s is answered with %j", (address, answer) => {
  const { pathname: uri, searchParams } = new URL(`https://www.example.com${address}`);
  const querystring = Object.fromEntries(
    Array.from(searchParams, ([name, value]) => [name, { value }]),
  );
  expect(handler({ request: { uri, querystring } })).toMatchObject(answer);
});
