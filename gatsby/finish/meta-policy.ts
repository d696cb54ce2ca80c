const encoding = /<meta charset="utf-8"\s*\/?>/i;
/** What browsers pass over in a page itself (HTML, section 4.2.5.3). */
const headerOnly = /; frame-ancestors [^;]*/;

/**
 * Puts the Content-Security-Policy into a page, for hosts that send no headers: before everything
 * that it is about, after the encoding, which must come first.
 * @param policy the policy as a header has it; a page cannot say who may frame it
 */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy.replace(headerOnly, "");
  if (!encoding.test(html)) throw new Error("A page has no <meta charset>, after which it belongs");
  return html.replace(
    encoding,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
