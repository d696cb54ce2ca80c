import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject, type Edit } from "../../tools/testing/folders";
import { freePort, startProgram } from "./host-servers";

/** Builds a copy of the project, without compressed files. Throws the build's output if it fails. */
export function build(folder: string, variables: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", UNCOMPRESSED: "1", ...variables },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The copy does not build:\n${stdout}${stderr}`);
}

/**
 * Builds an edited copy of the project before the tests of a file.
 * @returns functions that return the folder of the copy and that of its site, inside a test
 */
export function builtCopy(edits: Record<string, Edit>, variables: Record<string, string> = {}) {
  let folder: string;
  beforeAll(() => {
    folder = copyProject(edits);
    build(folder, variables);
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  return { folder: () => folder, root: () => join(folder, "public") };
}

/** Starts Gatsby's development server in a copy of the project, as `npm start` does. */
export async function startDevelopment(folder: string, variables: Record<string, string> = {}) {
  const port = String(await freePort());
  const command = ["node", "node_modules/gatsby/cli.js", "develop", "--port", port];
  const settings = { ...variables, NODE_ENV: "development", CI: "true" };
  return startProgram(folder, `http://localhost:${port}`, command, settings, 240);
}
