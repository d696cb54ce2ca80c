// Runs Gatsby with its telemetry off: `node tools/gatsby.mjs develop`.
import { asScript, run } from "./lib/command.mjs";

await asScript(() =>
  run("node", ["node_modules/gatsby/cli.js", ...process.argv.slice(2)], {
    GATSBY_TELEMETRY_DISABLED: "1",
  }),
);
