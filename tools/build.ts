import { existsSync, renameSync, rmSync } from "node:fs";
import { asScript, run } from "./lib/command";

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Restores the previous site. Removes Gatsby's cache, because it belongs to the failed build. */
function restore(): void {
  for (const path of [".cache", ".gatsby-public", "public"]) remove(path);
  if (existsSync(".last-public")) renameSync(".last-public", "public");
}

/**
 * Builds the site into public/: first Gatsby, then the files beside its pages.
 * Usage: npm run build [-- --uncompressed --meta-policy]. gatsby/finish/main.ts explains the options.
 *
 * Keeps the previous site in .last-public until the build succeeds, and restores it if the build
 * fails. If the build is killed, the next build restores it. Between builds, .gatsby-public holds
 * Gatsby's unchanged output, which its cache relies on.
 */
asScript(() => {
  // Ctrl+C ends the running command. This process has to continue, in order to restore the site.
  process.on("SIGINT", () => {});
  if (existsSync(".last-public")) restore();
  if (!existsSync(".cache")) remove(".gatsby-public");
  if (existsSync("public")) renameSync("public", ".last-public");
  if (existsSync(".gatsby-public")) renameSync(".gatsby-public", "public");
  const gatsby = ["node_modules/gatsby/cli.js", "build", "--prefix-paths"];
  // With CI set, Gatsby prints lines instead of progress bars.
  let code = run(process.execPath, gatsby, { GATSBY_TELEMETRY_DISABLED: "1", CI: "true" });
  if (code === 0) {
    renameSync("public", ".gatsby-public");
    code = run("node_modules/.bin/tsx", ["gatsby/finish/main.ts", ...process.argv.slice(2)]);
  }
  if (code === 0) remove(".last-public");
  else restore();
  return code;
});
