import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressTexts } from "../../gatsby/finish/compress";
import { filesIn } from "../../gatsby/finish/files";

const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const scriptHint = /<link\b[^>]*(?:\bas="?script\b|rel="?modulepreload\b)[^>]*>/gi;

/** A page without any script: neither those that run nor those that hold data. */
function withoutScripts(html: string): string {
  return html.replaceAll(scriptElement, "").replaceAll(scriptHint, "");
}

/**
 * Copies a built site into a temporary folder and takes every script out of its pages, which are
 * compressed anew.
 */
export async function makeControl(root: string): Promise<{ root: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "bench-control-"));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true });
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith(".html"))) {
    const path = join(folder, file);
    writeFileSync(path, withoutScripts(readFileSync(path, "utf8")));
  }
  await compressTexts(folder);
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
