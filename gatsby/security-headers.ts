import { createHash } from "node:crypto";
import type { Site } from "../src/content/types";

/** The maximum length of the policy. Hosts limit the size of all headers together. */
const longestPolicy = 1500;

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** The attributes of a script element that needs no hash: one from a file, or data such as JSON-LD. */
const notInline = /\ssrc=|\stype="application\/(?:\w+\+)?json"/;

/** Returns the hash source of an inline script or style (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

export function inlineHashes(pages: Iterable<string>) {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const html of pages) {
    for (const [, tag, attributes = "", text = ""] of html.matchAll(element)) {
      if (tag === "style") found.styles.add(hashSource(text));
      else if (!notInline.test(attributes)) found.scripts.add(hashSource(text));
    }
  }
  return { scripts: [...found.scripts].sort(), styles: [...found.styles].sort() };
}

type Hashes = ReturnType<typeof inlineHashes>;

/** The other origins: the image host, and the endpoint of the newsletter's form. */
type Outside = Pick<Site, "imageHost" | "newsletter">;

/** Returns the Content-Security-Policy, which is the same for all pages. */
export function contentSecurityPolicy(hashes: Hashes, { imageHost, newsletter }: Outside): string {
  const originOf = (address?: string | null) => (address ? [new URL(address).origin] : []);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes.scripts],
    // Emotion inserts an empty <style> and adds its rules by script, so the hash of "" is allowed.
    "style-src": ["'self'", ...hashes.styles, hashSource("")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...originOf(imageHost)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originOf(newsletter.endpoint)],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...originOf(newsletter.endpoint)],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
  if (policy.length > longestPolicy) {
    throw new Error(
      `The Content-Security-Policy is ${policy.length} bytes, over ${longestPolicy}, with ${hashes.scripts.length} inline scripts and ${hashes.styles.length} styles: use the same ones on all pages, and put what differs into data attributes`,
    );
  }
  return policy;
}

const encoding = /<meta charset="utf-8"\s*\/?>/i;
/** A directive that browsers ignore in a <meta> element (HTML, section 4.2.5.3). */
const headerOnly = /; frame-ancestors [^;]*/;

/**
 * Adds the Content-Security-Policy to a page, for hosts that send no headers. It follows the encoding,
 * which must be the first element, and precedes everything that it governs.
 * @param policy the value of the header, of which `frame-ancestors` has no effect in a page
 */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy.replace(headerOnly, "");
  if (!encoding.test(html)) throw new Error("A page has no <meta charset>");
  return html.replace(
    encoding,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}

/** Browser features that no page uses (W3C Permissions Policy). */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Returns the security headers of every response. The recipes of all hosts are generated from them. */
export function securityHeaders(hashes: Hashes, outside: Outside): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes, outside),
    // hstspreload.org requires two years and all subdomains.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unused.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
