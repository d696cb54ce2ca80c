import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs a build so that public/ is whole at any time afterwards: what it held before stands beside it
 * until the build has succeeded, and is put back if it fails. A build that was killed is made up for
 * by the next one. Between builds Gatsby's own output stands in .gatsby-public/, just as it left it:
 * its cache counts on that. Both go with a failed build, to which they belong.
 * @param {string} folder the project
 * @param {() => Promise<number>} gatsby builds into public/; returns its exit code
 * @param {() => Promise<number>} finish makes public/ from .gatsby-public/; returns its exit code
 * @returns {Promise<number>} the last of these codes
 */
export async function keepPublic(folder, gatsby, finish) {
  const [site, last, output, cache] = ["public", ".last-public", ".gatsby-public", ".cache"].map(
    (name) => join(folder, name),
  );
  const remove = (path) => rmSync(path, { recursive: true, force: true });
  const putBack = () => {
    for (const path of [cache, output, site]) remove(path);
    if (existsSync(last)) renameSync(last, site);
  };
  if (existsSync(last)) putBack();
  if (!existsSync(cache)) remove(output);
  if (existsSync(site)) renameSync(site, last);
  if (existsSync(output)) renameSync(output, site);
  let code = await gatsby();
  if (code === 0) {
    renameSync(site, output);
    code = await finish();
  }
  if (code === 0) remove(last);
  else putBack();
  return code;
}
