/** @jest-environment node */
import { contentSecurityPolicy } from "../security-headers";
import { withMetaPolicy } from "./meta-policy";

const policy = contentSecurityPolicy({ hashes: { scripts: [], styles: [] }, imageHost: null });

test("the policy stands before the first script, without what only a header can say", () => {
  const html = '<head><meta charSet="utf-8"/><script>1</script></head>';
  const [, before, content, after] =
    /^(.+)<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>(.+)$/.exec(
      withMetaPolicy(html, policy),
    ) ?? [];
  expect([before, after]).toEqual(['<head><meta charSet="utf-8"/>', "<script>1</script></head>"]);
  expect(policy).toContain("; frame-ancestors 'none'");
  expect(content).toBe(policy.replace("; frame-ancestors 'none'", ""));
});

test("a page without an encoding is an error", () => {
  expect(() => withMetaPolicy("<head></head>", policy)).toThrow("charset");
});
