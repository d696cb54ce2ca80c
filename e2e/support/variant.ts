import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const project = join(__dirname, "../..");

/** What a build reads; node_modules is shared through a link. */
const sources = [
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "locales",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

export interface Variant {
  /** The copy of the project. */
  folder: string;
  /** The built site. */
  root: string;
  remove: () => void;
}

type Edit = (json: Record<string, unknown>) => void;

function writeJson(file: string, json: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(json, null, 2));
}

/**
 * Builds a copy of the project with edited JSON files, as an editor would have changed them.
 * @param edits by path, e.g. "data/site.json"; each changes the parsed file in place
 * @param files by path, e.g. "locales/fr/common.json": JSON files that are added
 */
export function buildVariant(
  edits: Record<string, Edit>,
  files: Record<string, unknown> = {},
): Variant {
  const folder = mkdtempSync(join(tmpdir(), "site-variant-"));
  for (const source of sources) {
    cpSync(join(project, source), join(folder, source), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(folder, path);
    const json = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    edit(json);
    writeJson(file, json);
  }
  for (const [path, json] of Object.entries(files)) writeJson(join(folder, path), json);
  const build = spawnSync("node", ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    encoding: "utf8",
  });
  if (build.status !== 0)
    throw new Error(`The variant does not build:\n${build.stdout}${build.stderr}`);
  return {
    folder,
    root: join(folder, "public"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
