// Builds the site into public/: Gatsby first, then the files beside its pages (gatsby/finish).
// Usage: npm run build [-- --uncompressed --meta-policy] (gatsby/finish/main.ts says what these do)
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asScript, root, run } from "./lib/command.mjs";

const [site, last, output, cache] = ["public", ".last-public", ".gatsby-public", ".cache"].map(
  (name) => join(root, name),
);
const remove = (path) => rmSync(path, { recursive: true, force: true });
// With CI set, Gatsby prints lines instead of progress bars.
const settings = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };

function putBack() {
  for (const path of [cache, output, site]) remove(path);
  if (existsSync(last)) renameSync(last, site);
}

/**
 * Builds so that public/ is whole at any time afterwards: what it held before stands beside it
 * until the build has succeeded, and is put back if it fails. A build that was killed is made up for
 * by the next one. Between builds Gatsby's own output stands in .gatsby-public/, just as it left it:
 * its cache counts on that. Both go with a failed build, to which they belong.
 */
await asScript(async () => {
  if (existsSync(last)) putBack();
  if (!existsSync(cache)) remove(output);
  if (existsSync(site)) renameSync(site, last);
  if (existsSync(output)) renameSync(output, site);
  const gatsby = ["node_modules/gatsby/cli.js", "build", "--prefix-paths"];
  let code = await run("node", gatsby, settings);
  if (code === 0) {
    renameSync(site, output);
    const finish = ["gatsby/finish/main.ts", ...process.argv.slice(2)];
    code = await run(join(root, "node_modules/.bin/tsx"), finish);
  }
  if (code === 0) remove(last);
  else putBack();
  return code;
});
