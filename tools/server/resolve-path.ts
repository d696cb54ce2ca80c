import { hostFiles } from "./headers-file";

/** What the server knows about the folder it serves. */
export interface SiteLayout {
  /** Whether a file exists, named relative to the root with forward slashes. */
  hasFile(relativePath: string): boolean;
  /** Codes of the published languages: those that have a prefix also have a 404 page of their own. */
  languages: readonly string[];
}

export type Resolution =
  | { kind: "file"; file: string }
  | { kind: "redirect"; to: string }
  | { kind: "not-found"; file: string | undefined }
  | { kind: "bad-request" };

/** Decides what a URL path (without its query) stands for: a file, a redirect, the 404 page or nonsense. */
export function resolvePath(urlPath: string, site: SiteLayout): Resolution {
  const path = decodePath(urlPath);
  if (path === undefined) return { kind: "bad-request" };

  const listed = listedPath(path);
  // An empty segment would let "//host/" become a redirect to another site.
  if (path.includes("//") || isErrorPage(listed, site.languages)) return notFound(path, site);

  const page = pageFile(listed, site);
  if (page !== undefined) {
    return path === listed
      ? { kind: "file", file: page }
      : { kind: "redirect", to: encode(listed) };
  }
  const file = path.slice(1);
  return path === listed && !hostFiles.includes(path) && site.hasFile(file)
    ? { kind: "file", file }
    : notFound(path, site);
}

function decodePath(urlPath: string): string | undefined {
  if (!urlPath.startsWith("/")) return undefined;
  try {
    const path = decodeURIComponent(urlPath);
    if (path.includes("\0") || path.includes("\\")) return undefined;
    return path.split("/").some((segment) => segment === "." || segment === "..")
      ? undefined
      : path;
  } catch {
    return undefined;
  }
}

/** The one spelling under which the sitemap lists a page: no trailing slash, no index, no .html. */
function listedPath(path: string): string {
  const bare = path
    .replace(/\/$/, "")
    .replace(/(?<=[^/])\.html$/, "")
    .replace(/\/index$/, "");
  return bare || "/";
}

function isErrorPage(listed: string, languages: readonly string[]): boolean {
  return listed === "/404" || languages.some((language) => listed === `/${language}/404`);
}

function pageFile(listed: string, site: SiteLayout): string | undefined {
  const name = listed.slice(1);
  const candidates = name === "" ? ["index.html"] : [`${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => site.hasFile(candidate));
}

function notFound(path: string, site: SiteLayout): Resolution {
  const language = path.split("/")[1];
  const own =
    language !== undefined && site.languages.includes(language)
      ? pageFile(`/${language}/404`, site)
      : undefined;
  return { kind: "not-found", file: own ?? pageFile("/404", site) };
}

function encode(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
