// Installs what is missing, builds the site and serves it: `npm run site [-- --port 9000]`.
import { asScript, run, runTypeScript } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";

await asScript(async () => {
  await ensureInstall();
  const built = await run("node", ["tools/build.mjs"], { CI: "true" });
  if (built !== 0) throw new Error("The build failed. Repeat it alone: npm run build");
  return runTypeScript("tools/serve.ts");
});
