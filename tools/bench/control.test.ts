import { withoutScripts } from "./control";

test.each([
  ["<p>a</p><script>go(1 < 2)</script><p>b</p>", "<p>a</p><p>b</p>"],
  ['<script src="/app.js" async></script>x<script>\n1\n</script>', "x"],
  ['<script type="application/json">{"a":"<p>"}</script>', ""],
  ['<link rel="preload" as="script" href="/app.js"/><p>a</p>', "<p>a</p>"],
  ['<link rel="modulepreload" href="/app.js"><p>a</p>', "<p>a</p>"],
  [
    '<link rel="preload" as="font" href="/a.woff2"/>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
  ],
  ["<noscript><style>a{}</style></noscript>", "<noscript><style>a{}</style></noscript>"],
])("%s without scripts", (html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});
