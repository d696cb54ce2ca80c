/** @jest-environment node */
import { contentSecurityPolicy, hashSource, securityHeaders } from "./security-headers";

const nowhere = { imageHost: null, newsletter: {} };
const outside = {
  imageHost: "https://images.example.com/folder",
  newsletter: { endpoint: "https://news.example.com/subscribe?list=1" },
};
// That browsers accept the hashes of all inline scripts and styles: all tests in e2e, because they would log errors.
const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"] };

test.each([
  [nowhere, "", ""],
  [outside, " https://images.example.com", " https://news.example.com"],
])("the policy allows nothing else than what a site with %j needs", (site, images, news) => {
  expect(contentSecurityPolicy(hashes, site).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-s'",
    `style-src 'self' 'sha256-c' ${hashSource("")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${images}`,
    "font-src 'self'",
    `connect-src 'self'${news}`,
    "manifest-src 'self'",
    `form-action 'self'${news}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("a policy that is too long for hosts stops the build, as when each page has another script", () => {
  const scripts = Array.from({ length: 25 }, (_, index) => hashSource(String(index)));
  expect(() => contentSecurityPolicy({ scripts, styles: [] }, nowhere)).toThrow(
    "over 1500, with 25 inline scripts",
  );
});

test("HSTS meets the conditions of the preload list: two years, and all subdomains", () => {
  const hsts = securityHeaders(hashes, nowhere)["Strict-Transport-Security"];
  expect(hsts).toBe("max-age=63072000; includeSubDomains; preload");
});
