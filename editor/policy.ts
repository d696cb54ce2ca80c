import type { OwnHeaders } from "../gatsby/finish/hosts";
import { hashSource } from "../gatsby/security-headers";
import type { EditorTarget } from "../src/content/types";

/** Keeps Decap CMS from starting before client.ts does. */
export const manualStart = "window.CMS_MANUAL_INIT = true";

/** The addresses that Decap CMS connects to, and loads pictures from, with each git host. */
const hosts = {
  github: {
    connect: "https://api.github.com https://www.githubstatus.com",
    images: "https://avatars.githubusercontent.com",
  },
  gitlab: { connect: "https://gitlab.com", images: "https://gitlab.com" },
};

/**
 * The headers of the editing page in place of the common ones. Decap CMS compiles its checks at run
 * time ('unsafe-eval') and writes style elements ('unsafe-inline'), which no other page may; and the
 * window in which editors sign in at the git host must be able to answer it.
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
