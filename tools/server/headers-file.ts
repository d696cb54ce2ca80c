import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the `_headers` file of a folder, if there is one, as Cloudflare Pages does. A rule starts with a
 * path, in which "*" at the end stands for the rest. The values of all rules that match a path are
 * joined, and "! Name" removes the header of earlier rules. Netlify uses the last value, and ignores
 * removals.
 * @returns a function that returns the headers for a path
 */
export function readHeadersFile(root: string): (path: string) => Record<string, string> {
  const file = join(root, "_headers");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const rules = text.split(/\n+(?=\S)/).map((rule) => rule.trim().split(/\s*\n\s*/));
  return (path) => {
    const headers: Record<string, string> = {};
    for (const [pattern, ...lines] of rules) {
      for (const line of matches(path, pattern) ? lines : []) {
        const [, name = "", value = ""] = /^(?:! )?([\w-]+)(?::\s*(.*))?$/.exec(line) ?? [];
        if (line.startsWith("!")) delete headers[name];
        else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
      }
    }
    return headers;
  };
}

const matches = (path: string, pattern = "") =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
