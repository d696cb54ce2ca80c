import type { OwnHeaders } from "../gatsby/finish/hosts";
import { hashSource } from "../gatsby/security-headers";
import type { EditorTarget } from "../src/content/types";

/** Prevents Decap CMS from starting before client.ts does. */
export const manualStart = "window.CMS_MANUAL_INIT = true";

/** Origins from which Decap CMS fetches data and loads pictures, by git host. */
const hosts = {
  github: {
    connect: "https://api.github.com https://www.githubstatus.com",
    images: "https://avatars.githubusercontent.com",
  },
  gitlab: { connect: "https://gitlab.com", images: "https://gitlab.com" },
};

/**
 * Returns the headers that replace the common ones on the editing page. Decap CMS compiles its validation at
 * run time ('unsafe-eval') and writes style elements ('unsafe-inline'), which other pages must not do. The
 * window in which editors sign in to the git host must be able to respond to its opener.
 */
export function editorHeaders({ host, signInUrl }: EditorTarget): OwnHeaders {
  const { connect, images } = hosts[host];
  const signIn = signInUrl ? ` ${new URL(signInUrl).origin}` : "";
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'unsafe-eval' ${hashSource(manualStart)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${images}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: ${connect}${signIn}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const opener = "same-origin-allow-popups";
  return {
    paths: ["/admin", "/admin.html"],
    headers: { "Content-Security-Policy": policy, "Cross-Origin-Opener-Policy": opener },
  };
}
