import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { EditorTarget, Site } from "../content/types";
import type { Backend } from "../editor/config";
import { cmsFolder, editorHtml, editorScript, isCmsFile } from "../editor/page";

const tools = "tools/editor";

/** What Decap CMS wants to know of a git host; see its documentation of backends. */
export function backendOf({ host, repository, branch, signInUrl }: EditorTarget): Backend {
  const target = { name: host, repo: repository, branch };
  return signInUrl ? { ...target, base_url: signInUrl } : target;
}

/** Why there can be no editing page in this build; undefined if it can. */
export function editorHindrance(root: string, { repository }: EditorTarget): string | undefined {
  if (!repository) {
    return 'data/site.json  editor.repository  is empty; write owner and name, such as "example/site"';
  }
  return existsSync(join(root, tools, "node_modules/decap-cms"))
    ? undefined
    : `The editing page's own dependencies are missing; run: npm ci --prefix ${tools}`;
}

/** Writes public/admin: the editing page, which saves to the git host that data/site.json names. */
export async function writeEditor({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> {
  const root = process.cwd();
  const { editor } = JSON.parse(readFileSync(join(root, "data/site.json"), "utf8")) as Site;
  const hindrance = editorHindrance(root, editor);
  if (hindrance) reporter.panic(hindrance);
  const folder = join(root, "public/admin");
  mkdirSync(join(folder, "cms"), { recursive: true });
  writeFileSync(join(folder, "index.html"), editorHtml);
  writeFileSync(join(folder, "editor.js"), await editorScript(root, backendOf(editor), ""));
  const cms = cmsFolder(join(root, tools));
  for (const name of readdirSync(cms).filter(isCmsFile)) {
    cpSync(join(cms, name), join(folder, "cms", name));
  }
}
