/** How Gatsby 5.16 writes the scripts that each page starts with. */
const asyncScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** Its marks around them, by which a build that goes on from another one would find them again. */
const sliceMark = /<!-- slice-(?:start|end) [^>]*-->/g;

/**
 * A page whose scripts come after it (src/inline-scripts/start-scripts.ts), in place of Gatsby's async ones.
 * @param script the compiled code that starts them
 * @param file the page's name, for the error
 */
export function withLateScripts(html: string, script: string, file: string): string {
  const scripts = [...html.matchAll(asyncScript)].map(([, src]) => src);
  if (scripts.length === 0) {
    throw new Error(
      `${file} has no <script src="…" async>: Gatsby writes its scripts in another way than 5.16 did; see gatsby/finish/page-html.ts`,
    );
  }
  const element = `<script data-scripts="${scripts.join(" ")}">${script}</script>`;
  return html
    .replace(asyncScript, "")
    .replace(sliceMark, "")
    .replace("</body>", () => `${element}</body>`);
}

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
