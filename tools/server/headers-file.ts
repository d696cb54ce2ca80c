import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Rule {
  matches: (path: string) => boolean;
  headers: Record<string, string>;
  /** The headers of the rules before it that it takes away: `! Name`. */
  detached: string[];
}

/**
 * Reads the `_headers` file of a built folder as Cloudflare Pages does, which joins the values of all
 * rules that match a path; a folder without one has no headers of its own. Netlify takes the last
 * value, and passes over what detaches the others.
 * @returns what gives the headers for a path
 */
export function readHeadersFile(root: string): (path: string) => Record<string, string> {
  const file = join(root, "_headers");
  const rules = existsSync(file) ? parse(readFileSync(file, "utf8")) : [];
  return (path) => {
    const all: Record<string, string> = {};
    for (const { headers, detached } of rules.filter(({ matches }) => matches(path))) {
      for (const name of detached) delete all[name];
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
    const [, header, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const [, detached] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (detached) last?.detached.push(detached);
    else if (header) Object.assign(last?.headers ?? {}, { [header]: value });
    else rules.push({ matches: matcher(line.trim()), headers: {}, detached: [] });
  }
  return rules;
}

function matcher(pattern: string): (path: string) => boolean {
  return pattern.endsWith("*")
    ? (path) => path.startsWith(pattern.slice(0, -1))
    : (path) => path === pattern;
}
