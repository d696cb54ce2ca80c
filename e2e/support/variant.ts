import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject, type Edit } from "../../tools/testing/project-copy";

export interface Variant {
  /** The copy of the project. */
  folder: string;
  /** The built site. */
  root: string;
  remove: () => void;
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
  const folder = copyProject(edits, files);
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
