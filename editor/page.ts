import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readFiles } from "../content-check/content";
import { browserScript } from "../gatsby/browser-script";
import type { PageHeaders } from "../gatsby/post-build/hosts";
import { hashSource, withMetaPolicy } from "../gatsby/security-headers";
import { schemaNameOf } from "../src/content/schema-files";
import type { EditorTarget } from "../src/content/types";
import { type Backend, editorConfig } from "./config";

/** Prevents Decap CMS from starting before client.ts does. */
const manualStart = "window.CMS_MANUAL_INIT = true";

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
export function editorHeaders({ host, signInUrl }: EditorTarget): PageHeaders {
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

export const isEditorEnabled = (): boolean => process.env.CMS === "1";

const editorRequire = createRequire(resolve("editor/package.json"));

/** Returns the folder with the scripts of Decap CMS, which load each other by relative URLs. */
const cmsFolder = (): string => dirname(editorRequire.resolve("decap-cms"));

const editorHtml = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Edit the site</title>
<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">
<script>${manualStart}</script>
<body>
<script src="admin/cms/decap-cms.js"></script>
<script src="admin/editor.js"></script>
`;

function editorScript(backend: Backend): Promise<string> {
  const texts = new Map(readFiles(process.cwd()));
  const files = [...texts.keys()].filter(schemaNameOf);
  const config = editorConfig(files, (file) => JSON.parse(texts.get(file) ?? "null"), backend);
  const define = { EDITOR_CONFIG: JSON.stringify(config) };
  return browserScript({ entryPoints: ["editor/client.ts"], define });
}

/** Returns why a build of a project cannot include the editing page; undefined if it can. */
export function editorBuildError(root: string, { repository }: EditorTarget): string | undefined {
  if (!repository) {
    return 'data/site.json  editor.repository  is empty; write owner and name, such as "example/site"';
  }
  return existsSync(join(root, "editor/node_modules/decap-cms"))
    ? undefined
    : "The editing page's own dependencies are missing; run: npm ci --prefix editor";
}

/** Writes the editing page of a built site, which saves to a git host. */
export async function writeEditor(publicFolder: string, target: EditorTarget): Promise<void> {
  const { host, repository, branch, signInUrl } = target;
  const backend: Backend = { name: host, repo: repository, branch };
  if (signInUrl) backend.base_url = signInUrl;
  const cms = cmsFolder();
  // Skips the second copy of each script and the source maps in the package.
  const filter = (file: string) => file === cms || /(?:decap-cms\.js|\.wasm|\.css)$/.test(file);
  await cp(cms, join(publicFolder, "admin/cms"), { recursive: true, filter });
  await writeFile(join(publicFolder, "admin/editor.js"), await editorScript(backend));
  const policy = editorHeaders(target).headers["Content-Security-Policy"] ?? "";
  await writeFile(join(publicFolder, "admin.html"), withMetaPolicy(editorHtml, policy));
}

/**
 * Rejects requests that do not come from pages of this server on this computer, because other sites must not
 * write files.
 */
function refuseOthers({ headers }: IncomingMessage, response: ServerResponse, next: () => void) {
  const { host = "", origin } = headers;
  const isLocal = /^(localhost|127\.0\.0\.1):\d+$/.test(host);
  if (isLocal && origin === `http://${host}`) next();
  else response.writeHead(403).end();
}

/** Adds the editing page, and Decap CMS's local server, which writes files, to the development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  if (!isEditorEnabled()) return;
  const backend = { name: "proxy", proxy_url: "/api/v1", branch: "main" };
  app.get("/admin", (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/html").end(editorHtml),
  );
  app.get("/admin/editor.js", async (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/javascript").end(await editorScript(backend)),
  );
  app.use("/admin/cms", editorRequire("express").static(cmsFolder()));
  app.use("/api/v1", refuseOthers);
  editorRequire("decap-server/dist/middlewares").registerLocalFs(app, { logLevel: "error" });
  reporter.info("The editing page is at /admin");
};
