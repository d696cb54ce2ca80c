import { createHash } from "node:crypto";
import type { Site } from "../src/content/types";

/** Hosts cut or refuse headers; this leaves room for the others. */
const longestPolicy = 1500;

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** What browsers do not run inline: a script from a file, and data such as JSON-LD. */
const notInline = /\ssrc=|\stype="application\/(?:\w+\+)?json"/;

/** The hash source of an inline text (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What pages carry inline, each once, as sources of a Content-Security-Policy ('sha256-…'). */
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

/** Where pictures may come from, and what the newsletter's form posts to. */
type Outside = Pick<Site, "imageHost" | "newsletter">;

/** The Content-Security-Policy of every page. */
export function contentSecurityPolicy(hashes: Hashes, { imageHost, newsletter }: Outside): string {
  const originOf = (address?: string | null) => (address ? [new URL(address).origin] : []);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes.scripts],
    // The rules for paper are a file. Emotion begins with an empty <style> and fills it by script, which needs the empty text's hash.
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
      `The Content-Security-Policy is ${policy.length} bytes, over ${longestPolicy}, with ${hashes.scripts.length} inline scripts and ${hashes.styles.length} styles: make those of all pages the same; what differs belongs into a data attribute`,
    );
  }
  return policy;
}

/** Powers of a browser that no page here asks for (W3C Permissions Policy). */
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

/** The headers that every answer of the site has, whatever the host: the one source of all recipes. */
export function securityHeaders(hashes: Hashes, outside: Outside): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes, outside),
    // Two years with all subdomains: what hstspreload.org asks for.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unused.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
