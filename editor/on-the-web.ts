import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditorTarget, Site } from "../src/content/types";
import type { Backend } from "./form/config";
import { cmsFolder, editorHtml, editorScript, isCmsFile } from "./form/page";
import { editorPolicy } from "./policy";

/** Whether this build is to have the editing page: EDITOR=1. */
export const asksForEditor = (): boolean => process.env.EDITOR === "1";

/** What Decap CMS wants to know of a git host; see its documentation of backends. */
function backendOf({ host, repository, branch, signInUrl }: EditorTarget): Backend {
  const target = { name: host, repo: repository, branch };
  return signInUrl ? { ...target, base_url: signInUrl } : target;
}

async function targetOf(root: string): Promise<EditorTarget> {
  const site = JSON.parse(await readFile(join(root, "data/site.json"), "utf8")) as Site;
  return site.editor;
}

/** Why there can be no editing page in a build of this project; undefined if it can. */
export async function editorHindrance(root: string): Promise<string | undefined> {
  if (!(await targetOf(root)).repository) {
    return 'data/site.json  editor.repository  is empty; write owner and name, such as "example/site"';
  }
  return existsSync(join(root, "editor/node_modules/decap-cms"))
    ? undefined
    : "The editing page's own dependencies are missing; run: npm ci --prefix editor";
}

/** Writes /admin: the editing page, which saves to the git host that data/site.json names. */
export async function writeEditor(root: string, publicFolder: string): Promise<void> {
  const target = await targetOf(root);
  const folder = join(publicFolder, "admin");
  await mkdir(join(folder, "cms"), { recursive: true });
  await writeFile(join(publicFolder, "admin.html"), editorHtml(editorPolicy(target)));
  await writeFile(join(folder, "editor.js"), await editorScript(root, backendOf(target), ""));
  const cms = cmsFolder(join(root, "editor"));
  for (const name of (await readdir(cms)).filter(isCmsFile)) {
    await cp(join(cms, name), join(folder, "cms", name));
  }
}
