import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressTexts } from "../../gatsby/finish/compress";

const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const scriptHint = /<link\b[^>]*(?:\bas="?script\b|rel="?modulepreload\b)[^>]*>/gi;

/** A page without any script: neither those that run nor those that hold data. */
export function withoutScripts(html: string): string {
  return html.replaceAll(scriptElement, "").replaceAll(scriptHint, "");
}

/**
 * Copies a built site into a temporary folder and takes every script out of its pages, which are
 * compressed anew.
 */
export async function makeControl(root: string): Promise<{ root: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "bench-control-"));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, file);
    // Gatsby has folders of that name, too: page-data/404.html.
    if (!file.endsWith(".html") || !statSync(path).isFile()) continue;
    writeFileSync(path, withoutScripts(readFileSync(path, "utf8")));
  }
  await compressTexts(folder);
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
