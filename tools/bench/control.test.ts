import { withoutScripts } from "./control";

const kept =
  '<link rel="preload" as="font" href="/a.woff2"/><noscript><style>a{}</style></noscript>';

test.each([
  "<script>go(1 < 2)</script>",
  '<script src="/app.js" async></script><script>\n1\n</script>',
  '<script type="application/json">{"a":"<p>"}</script>',
  '<link rel="preload" as="script" href="/app.js"/><link rel="modulepreload" href="/app.js">',
])("%s is taken out, and nothing else", (script) => {
  expect(withoutScripts(`<p>a</p>${script}${kept}`)).toBe(`<p>a</p>${kept}`);
});
