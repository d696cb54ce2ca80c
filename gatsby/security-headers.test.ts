/** @jest-environment node */
import {
  contentSecurityPolicy,
  hashSource,
  inlineHashes,
  securityHeaders,
} from "./security-headers";

/** A policy as directives by name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((each) => {
      const [name = "", ...sources] = each.split(" ");
      return [name, sources];
    }),
  );

const nowhere = { imageHost: null, newsletter: {} };
const hashesOf = (...pages: string[]) => inlineHashes(pages);

// e2e/security tests that browsers accept the hashes.
test.each([
  ["a script", "<script>é()</script>", [hashSource("é()")]],
  ["a module", '<script type="module">a()</script>', [hashSource("a()")]],
  ["lines within", '<script id="x"\n>\na()\n</script>', [hashSource("\na()\n")]],
  ["a script from a file", '<script src="/a.js" async></script>', []],
  ["data", '<script id="a" type="application/ld+json">{}</script>', []],
])("the hash of what browsers run inline: %s", (_, html, scripts) => {
  expect(hashesOf(html)).toEqual({ scripts, styles: [] });
});

test("styles count, also those for pages without scripts", () => {
  const html = '<style data-s="">a{}</style><noscript><style>b{}</style></noscript>';
  expect(hashesOf(html).styles).toEqual([hashSource("a{}"), hashSource("b{}")].sort());
});

test("scripts that several pages share count once, in an order that does not depend on the pages", () => {
  const [a, b] = ["<script>a()</script>", "<script>b()</script>"];
  expect(hashesOf(a + b, b)).toEqual(hashesOf(b, b + a));
  expect(hashesOf(a + b, b).scripts).toHaveLength(2);
});

describe("the policy", () => {
  const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"] };

  test("allows nothing but what is named", () => {
    expect(directives(contentSecurityPolicy(hashes, nowhere))).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", "'sha256-s'"],
      "style-src": ["'self'", "'sha256-c'", hashSource("")],
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    });
  });

  test("pictures may come from the image host, and the form may post to the newsletter's", () => {
    const endpoint = "https://news.example.com/subscribe?list=1";
    const outside = { imageHost: "https://images.example.com/folder", newsletter: { endpoint } };
    expect(directives(contentSecurityPolicy(hashes, outside))).toMatchObject({
      "img-src": ["'self'", "data:", "https://images.example.com"],
      "connect-src": ["'self'", "https://news.example.com"],
      "form-action": ["'self'", "https://news.example.com"],
    });
  });

  test("a policy that is too long for hosts stops the build, as when each page has another script", () => {
    const scripts = Array.from({ length: 25 }, (_, index) => hashSource(String(index)));
    expect(() => contentSecurityPolicy({ scripts, styles: [] }, nowhere)).toThrow(
      "over 1500, with 25 inline scripts",
    );
  });
});

test("HSTS is what the preload list asks for: a year or more, all subdomains", () => {
  const headers = securityHeaders({ scripts: [], styles: [] }, nowhere);
  const hsts = headers["Strict-Transport-Security"];
  expect(Number(/max-age=(\d+)/.exec(hsts ?? "")?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(hsts).toMatch(/includeSubDomains; preload$/);
});
