// Opens the editing page beside the development server: `npm run edit [-- --port 8081]`.
import { join } from "node:path";
import { asScript, root, run } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";

await asScript(async () => {
  await ensureInstall();
  await ensureInstall("editor");
  const tsx = join(root, "node_modules/.bin/tsx");
  return run(tsx, ["editor/edit.ts", ...process.argv.slice(2)]);
});
