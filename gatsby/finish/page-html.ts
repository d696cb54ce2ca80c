import { takeScripts } from "../internals";

/**
 * Replaces Gatsby's async scripts in a page by an inline script that starts them later.
 * @param script the compiled src/inline-scripts/start-scripts.ts
 */
export function withDeferredScripts(html: string, script: string): string {
  const { rest, scripts } = takeScripts(html);
  const element = `<script data-scripts="${scripts.join(" ")}">${script}</script>`;
  return rest.replace("</body>", () => `${element}</body>`);
}

const encoding = /<meta charset="utf-8"\s*\/?>/i;
/** A directive that browsers ignore in a <meta> element (HTML, section 4.2.5.3). */
const headerOnly = /; frame-ancestors [^;]*/;

/**
 * Adds the Content-Security-Policy to a page, for hosts that send no headers. It follows the encoding,
 * which must be the first element, and precedes everything that it governs.
 * @param policy the value of the header, of which \`frame-ancestors\` has no effect in a page
 */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy.replace(headerOnly, "");
  if (!encoding.test(html)) throw new Error("A page has no <meta charset>");
  return html.replace(
    encoding,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
