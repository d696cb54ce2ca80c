// Builds the site into public/: Gatsby first, then the files beside its pages (gatsby/finish). A
// build that fails leaves public/ as it was.
// Usage: npm run build [-- --uncompressed --meta-policy] (gatsby/finish/main.ts says what these do)
import { join } from "node:path";
import { asScript, root, run } from "./lib/command.mjs";
import { keepPublic } from "./lib/keep-public.mjs";

const gatsby = () => run("node", ["tools/gatsby.mjs", "build", "--prefix-paths"]);
const finish = () =>
  run(join(root, "node_modules/.bin/tsx"), ["gatsby/finish/main.ts", ...process.argv.slice(2)]);

await asScript(() => keepPublic(root, gatsby, finish));
