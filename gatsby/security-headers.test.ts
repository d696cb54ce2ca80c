/** @jest-environment node */
import { contentSecurityPolicy, hashSource, securityHeaders } from "./security-headers";

const nowhere = { imageHost: null, newsletter: {} };
// That browsers accept the hashes of all inline scripts and styles: e2e/security.
const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"] };

test("the policy allows nothing else", () => {
  expect(contentSecurityPolicy(hashes, nowhere).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-s'",
    `style-src 'self' 'sha256-c' ${hashSource("")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("pictures may come from the image host, and the form may post to the newsletter's", () => {
  const endpoint = "https://news.example.com/subscribe?list=1";
  const outside = { imageHost: "https://images.example.com/folder", newsletter: { endpoint } };
  expect(contentSecurityPolicy(hashes, outside).split("; ")).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://images.example.com",
      "connect-src 'self' https://news.example.com",
      "form-action 'self' https://news.example.com",
    ]),
  );
});

test("a policy that is too long for hosts stops the build, as when each page has another script", () => {
  const scripts = Array.from({ length: 25 }, (_, index) => hashSource(String(index)));
  expect(() => contentSecurityPolicy({ scripts, styles: [] }, nowhere)).toThrow(
    "over 1500, with 25 inline scripts",
  );
});

test("HSTS meets the conditions of the preload list: at least a year, and all subdomains", () => {
  const hsts = securityHeaders(hashes, nowhere)["Strict-Transport-Security"];
  expect(Number(/max-age=(\d+)/.exec(hsts ?? "")?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(hsts).toMatch(/includeSubDomains; preload$/);
});
