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

/**
 * A host sends the same headers with every page. Where the editing page stands among them, they say
 * only what is true of all pages, which then carry their own policies; and its window for signing in
 * at the git host may answer it.
 */
export function headersBesideEditor(headers: Readonly<Record<string, string>>) {
  return {
    ...headers,
    "Content-Security-Policy": "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  };
}
