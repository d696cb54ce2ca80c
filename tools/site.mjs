// Installs what is missing, builds the site and serves it: `npm run site [-- --port 9000]`.
import { join } from "node:path";
import { asScript, root, run } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";

await asScript(async () => {
  await ensureInstall();
  const built = await run("node", ["tools/build.mjs"], { CI: "true" });
  if (built !== 0) throw new Error("The build failed. Repeat it alone: npm run build");
  const tsx = join(root, "node_modules/.bin/tsx");
  return run(tsx, ["tools/serve.ts", ...process.argv.slice(2)]);
});
