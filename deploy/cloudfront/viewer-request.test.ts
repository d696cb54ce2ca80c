/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(join(__dirname, "viewer-request.js"), "utf8");
const handler = runInNewContext(`${source}; handler`) as (event: object) => object;

/** Returns the request to the bucket, or the response without one. */
function resultOf(address: string): object {
  const { pathname: uri, searchParams } = new URL(`https://www.example.com${address}`);
  const querystring = Object.fromEntries(
    Array.from(searchParams, ([name, value]) => [name, { value }]),
  );
  return handler({ request: { uri, querystring } });
}

test.each([
  ["/", "/index.html"],
  ["/ar", "/ar.html"],
  ["/01/09521234543213/10/L1", "/01/09521234543213/10/L1.html"],
  ["/app-0123456789abcdef0123.js", "/app-0123456789abcdef0123.js"],
  ["/404", "/no-such-file"],
  ["/ar/404.html", "/no-such-file"],
  ["/_headers", "/no-such-file"],
  // A redirect to //other.example would lead to another site.
  ["//other.example/", "//other.example/.html"],
])("%s is the file %s of the bucket", (address, file) => {
  expect(resultOf(address)).toMatchObject({ uri: file });
});

test.each([
  ["/index.html", "/"],
  ["/ar/", "/ar"],
  ["/privacy.html", "/privacy"],
  ["/ar/privacy/index.html", "/ar/privacy"],
  ["/privacy/?a=b&c=d", "/privacy?a=b&c=d"],
])("%s is redirected to %s", (address, location) => {
  expect(resultOf(address)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});
