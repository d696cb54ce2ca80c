/** @jest-environment node */
import { readHeadersFile } from "../../tools/server/static-server";
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { securityHeaders } from "../security-headers";
import { cloudFrontPolicy, headersFile, redirectsFile } from "./hosts";

const headers = securityHeaders({ scripts: [], styles: [] }, { imageHost: null, newsletter: {} });
const names = Object.keys(headers);
const { path, write } = temporaryFolder();

test("_headers: one rule for all, one for each hashed file", () => {
  const hash = "0123456789abcdef0123";
  const files = ["index.html", `app-${hash}.js`, `page-data/app-${hash}.js`];
  const file = headersFile(headers, files);
  const lines = file.trimEnd().split("\n");
  expect(lines.filter((line) => line.startsWith("/"))).toEqual([
    "/*",
    "/static/*",
    `/app-${hash}.js`,
  ]);
  for (const name of names) expect(file.match(new RegExp(`^  ${name}: `, "gm"))).toHaveLength(1);
});

test("_redirects: each prefixed language has its own 404 page", () => {
  expect(redirectsFile([{ code: "en" }, { code: "ar" }])).toBe("/ar/* /ar/404.html 404\n");
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

// In nginx and Caddy: e2e/full/editor.
test("a page with its own headers changes no other path in _headers", async () => {
  const policy = { "Content-Security-Policy": "script-src 'self' 'unsafe-eval'" };
  const page = { paths: ["/admin", "/admin.html"], headers: policy };
  write("_headers", headersFile(headers, [], page));
  const headersFor = readHeadersFile(path());
  for (const each of page.paths) expect(headersFor(each)).toEqual({ ...headers, ...policy });
  for (const each of ["/", "/ar", "/administration", "/admin/editor.js", "/nope"]) {
    expect(headersFor(each)).toEqual(headers);
  }
});
