// Opens the editing page beside the development server: `npm run edit [-- --port 8081]`.
import { asScript, runTypeScript } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";

await asScript(async () => {
  await ensureInstall();
  await ensureInstall("editor");
  return runTypeScript("editor/edit.ts");
});
