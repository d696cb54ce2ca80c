import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyProject as copyFiles, type Edit } from "../../tools/testing/project-copy";

export type { Edit } from "../../tools/testing/project-copy";

export interface Copy {
  /** The copy of the project. */
  folder: string;
  remove: () => void;
}

/**
 * Copies the project with edited JSON files, as an editor would have changed them.
 * @param edits by path, e.g. "data/site.json"; each changes the parsed file in place
 * @param files by path, e.g. "locales/fr/common.json": JSON files that are added
 */
export function copyProject(
  edits: Record<string, Edit>,
  files: Record<string, unknown> = {},
): Copy {
  const folder = copyFiles(edits, files);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Builds a copy; its exit code, and all that it printed.
 * @param options of `npm run build`
 * @param settings of the environment, for this build alone
 */
export function build(
  folder: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    "node",
    ["tools/build.mjs", "--uncompressed", ...options],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", CI: "true", ...settings },
      encoding: "utf8",
    },
  );
  return { status, output: stdout + stderr };
}
