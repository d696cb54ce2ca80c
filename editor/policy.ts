import type { OwnHeaders } from "../gatsby/finish/hosts";
import { hashSource } from "../gatsby/security-headers";
import type { EditorTarget } from "../src/content/types";
import { manualStart } from "./form/page";

/** What Decap CMS asks of each git host: its interface, and where faces and files come from. */
const hosts: Readonly<Record<string, { connect: string[]; images: string[] }>> = {
  github: {
    connect: ["https://api.github.com", "https://www.githubstatus.com"],
    images: ["https://avatars.githubusercontent.com"],
  },
  gitlab: { connect: ["https://gitlab.com"], images: ["https://gitlab.com"] },
};

/**
 * The Content-Security-Policy of the editing page. Decap CMS compiles its checks at run time
 * ('unsafe-eval') and writes style elements ('unsafe-inline'), which no other page may.
 */
export function editorPolicy({ host, signInUrl }: EditorTarget): string {
  const { connect = [], images = [] } = hosts[host] ?? {};
  const signIn = signInUrl ? [new URL(signInUrl).origin] : [];
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-eval' ${hashSource(manualStart)}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...connect, ...signIn].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

/** Where hosts serve the editing page. */
const paths = ["/admin", "/admin.html"];

/**
 * What the editing page, and no other, has in place of the common headers: its own policy, and a window
 * for signing in at the git host may answer it.
 */
export function editorHeaders(target: EditorTarget): OwnHeaders {
  return {
    paths,
    headers: {
      "Content-Security-Policy": `${editorPolicy(target)}; frame-ancestors 'none'`,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    },
  };
}
