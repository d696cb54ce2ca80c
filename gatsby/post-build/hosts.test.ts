/** @jest-environment node */
import { readHeadersFile } from "../../tools/server/static-server";
import { temporaryFolder } from "../../tools/testing/folders";
import { securityHeaders } from "../security-headers";
import { cloudFrontPolicy, headersFile, redirectsFile } from "./hosts";

const headers = securityHeaders({ scripts: [], styles: [] }, { imageHost: null, newsletter: {} });
const { path, write } = temporaryFolder();

// In nginx and Caddy: e2e/hosts and e2e/full/editor.
test("_headers has rules for all, for hashed files, and for a page with its own headers", () => {
  const hash = "0123456789abcdef0123";
  const policy = { "Content-Security-Policy": "script-src 'self' 'unsafe-eval'" };
  const page = { paths: ["/admin", "/admin.html"], headers: policy };
  const file = headersFile(
    headers,
    ["index.html", `app-${hash}.js`, `page-data/app-${hash}.js`],
    page,
  );
  expect(file.match(/^\/.*/gm)).toEqual(["/*", "/static/*", `/app-${hash}.js`, ...page.paths]);
  write("_headers", file);
  const headersFor = readHeadersFile(path());
  for (const each of page.paths) expect(headersFor(each)).toEqual({ ...headers, ...policy });
  for (const each of ["/", "/ar", "/administration", "/admin/editor.js", "/nope"]) {
    expect(headersFor(each)).toEqual(headers);
  }
});

test("_redirects: each prefixed language has its own 404 page", () => {
  expect(redirectsFile([{ code: "en" }, { code: "ar" }])).toBe("/ar/* /ar/404.html 404\n");
});

test("CloudFront's policy has each header once, those that it knows by their names there", () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = JSON.parse(
    cloudFrontPolicy(headers),
  );
  expect(Object.keys(known).length + custom.Quantity).toBe(Object.keys(headers).length);
  expect(known.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    headers["Content-Security-Policy"],
  );
  expect(known.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
});
