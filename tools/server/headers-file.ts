import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Rule {
  /** A path, or the beginning of paths and then "*". */
  pattern: string;
  headers: Record<string, string>;
  /** The names in lines such as "! Name", which remove the headers of earlier rules. */
  removed: string[];
}

/**
 * Reads the `_headers` file of a folder, if there is one, as Cloudflare Pages does: it joins the
 * values of all rules that match a path. Netlify uses the last value, and ignores removals.
 * @returns a function that returns the headers for a path
 */
export function readHeadersFile(root: string): (path: string) => Record<string, string> {
  const file = join(root, "_headers");
  const rules = existsSync(file) ? parse(readFileSync(file, "utf8")) : [];
  return (path) => {
    const all: Record<string, string> = {};
    for (const { headers, removed } of rules.filter(({ pattern }) => matches(path, pattern))) {
      for (const name of removed) delete all[name];
      for (const [name, value] of Object.entries(headers)) {
        all[name] = name in all ? `${all[name]}, ${value}` : value;
      }
    }
    return all;
  };
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const [, removed] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.removed.push(removed);
    else if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ pattern: line.trim(), headers: {}, removed: [] });
  }
  return rules;
}

const matches = (path: string, pattern: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
