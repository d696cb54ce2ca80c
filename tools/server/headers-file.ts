import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Rule {
  matches: (path: string) => boolean;
  headers: Record<string, string>;
}

/**
 * Reads the `_headers` file of a built folder as Netlify and Cloudflare Pages do; a folder without
 * one has no headers of its own.
 * @returns what gives the headers for a path
 */
export function readHeadersFile(root: string): (path: string) => Record<string, string> {
  const file = join(root, "_headers");
  const rules = existsSync(file) ? parse(readFileSync(file, "utf8")) : [];
  return (path) =>
    Object.assign({}, ...rules.filter(({ matches }) => matches(path)).map((rule) => rule.headers));
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, header, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (header === undefined) rules.push({ matches: matcher(line.trim()), headers: {} });
    else if (last) last.headers[header] = value ?? "";
  }
  return rules;
}

function matcher(pattern: string): (path: string) => boolean {
  return pattern.endsWith("*")
    ? (path) => path.startsWith(pattern.slice(0, -1))
    : (path) => path === pattern;
}
