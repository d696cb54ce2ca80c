import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteRoot } from "./servers";

const backwards = (text: string) => [...text].reverse().join("");

/** A copy of the built site that can be replaced by the next version while it is served. */
export function copyToDeploy() {
  const root = mkdtempSync(join(tmpdir(), "site-deployed-"));
  // Without the compressed copies, which would still be the old version's.
  cpSync(siteRoot(), root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  // Without the policy, which knows the inline scripts of the old version alone.
  const headers = join(root, "_headers");
  const policy = /^ *Content-Security-Policy:.*\n/gm;
  writeFileSync(headers, readFileSync(headers, "utf8").replace(policy, ""));
  const files = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  /** The same site, every script under a new name, as after a change of all of them: the old ones are gone. */
  function deploy(): void {
    const scripts = readdirSync(root).flatMap(
      (name) => /-([0-9a-f]{20})\.js$/.exec(name)?.[1] ?? [],
    );
    const data = readFileSync(join(root, "page-data/app-data.json"), "utf8");
    const build = /[0-9a-f]{20}/.exec(data)?.[0] ?? "";
    const hashes = new RegExp([...new Set([...scripts, build])].join("|"), "g");
    for (const file of files().filter((each) => /\.(html|js|json)$/.test(each))) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replaceAll(hashes, backwards));
      const name = file.replaceAll(hashes, backwards);
      if (name !== file) renameSync(file, name);
    }
  }

  return { root, deploy, remove: () => rmSync(root, { recursive: true, force: true }) };
}
