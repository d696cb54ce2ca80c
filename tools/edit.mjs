// Starts the development server with the editing page: `npm run edit [-- --port 8000]`.
import { asScript, run } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";

await asScript(async () => {
  await ensureInstall();
  await ensureInstall("editor");
  return run("node", ["tools/gatsby.mjs", "develop", ...process.argv.slice(2)], { EDITOR: "1" });
});
