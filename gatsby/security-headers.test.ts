/** @jest-environment node */
import {
  contentSecurityPolicy,
  hashSource,
  inlineHashes,
  securityHeaders,
} from "./security-headers";

const nowhere = { imageHost: null, newsletter: {} };
const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"] };

// e2e/security tests that browsers accept the hashes.
test.each([
  ["a script", "<script>é()</script>", [hashSource("é()")]],
  ["a module", '<script type="module">a()</script>', [hashSource("a()")]],
  ["lines within", '<script id="x"\n>\na()\n</script>', [hashSource("\na()\n")]],
  ["a script from a file", '<script src="/a.js" async></script>', []],
  ["data", '<script id="a" type="application/ld+json">{}</script>', []],
])("the hash of what browsers run inline: %s", (_, html, scripts) => {
  const style = '<style data-s="">b{}</style>';
  expect(inlineHashes([html + style])).toEqual({ scripts, styles: [hashSource("b{}")] });
});

test("scripts that several pages share count once, in an order that does not depend on the pages", () => {
  const [a, b] = ["<script>a()</script>", "<script>b()</script>"];
  expect(inlineHashes([a + b, b])).toEqual(inlineHashes([b, b + a]));
  expect(inlineHashes([a + b, b]).scripts).toHaveLength(2);
});

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
