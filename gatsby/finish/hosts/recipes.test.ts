/** @jest-environment node */
import { securityHeaders } from "../../security-headers";
import { isImmutable } from "./cache-rules";
import { headersFile } from "./headers-file";
import { redirectsFile } from "./redirects-file";
import { caddyHeaders, cloudFrontPolicy, nginxHeaders } from "./server-snippets";

const headers = securityHeaders({ hashes: { scripts: [], styles: [] }, imageHost: null });
const names = Object.keys(headers);

test.each([
  ["/static/a/b.woff2", true],
  ["/app-0123456789abcdef0123.js", true],
  ["/page-data/index/page-data.json", false],
  ["/page-data/app-0123456789abcdef0123.js", false],
  ["/index.html", false],
  ["/icons/icon-32.png", false],
])("%s never changes: %s", (path, forever) => {
  expect(isImmutable(path)).toBe(forever);
});

test("_headers: one rule for all, one for each hashed file, within Cloudflare's limits", () => {
  const file = headersFile(headers, ["/index.html", "/app-0123456789abcdef0123.js"]);
  const lines = file.trimEnd().split("\n");
  expect(lines.filter((line) => line.startsWith("/"))).toEqual([
    "/*",
    "/static/*",
    "/app-0123456789abcdef0123.js",
  ]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  for (const name of names) expect(file.match(new RegExp(`^  ${name}: `, "gm"))).toHaveLength(1);
});

test("_redirects: each prefixed language has its own 404 page", () => {
  expect(redirectsFile([{ code: "en" }, { code: "ar" }])).toBe("/ar/* /ar/404.html 404\n");
});

test.each([
  ["nginx", nginxHeaders(headers)],
  ["Caddy", caddyHeaders(headers)],
])("%s is given every header with its value", (_, text) => {
  for (const [name, value] of Object.entries(headers)) {
    expect(text).toMatch(new RegExp(`\\b${name} "`));
    expect(text).toContain(`"${value}"`);
  }
});

test("CloudFront's policy has each header once, those that it knows by their names there", () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(cloudFrontPolicy(headers));
  const known = SecurityHeadersConfig;
  expect(Object.keys(known).length + CustomHeadersConfig.Quantity).toBe(names.length);
  expect(known.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    headers["Content-Security-Policy"],
  );
  expect(headers["Strict-Transport-Security"]).toContain(
    String(known.StrictTransportSecurity.AccessControlMaxAgeSec),
  );
});
