import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a drawing into the site under a name that changes with it; returns its path. */
export function publishSvg(svg: string): string {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const path = `/static/code-${hash}.svg`;
  const file = join(process.cwd(), "public", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  return path;
}
