import { aptInstall } from "./apt.mjs";
import { asScript, works } from "./command.mjs";

/** What the recipes in deploy/ need: by program, the Debian packages and how to ask for its version. */
const servers = {
  nginx: { packages: ["nginx-light", "libnginx-mod-http-brotli-static"], question: "-v" },
  caddy: { packages: ["caddy"], question: "version" },
};

const isThere = (program) => works(program, [servers[program].question]);

/** Installs nginx and Caddy where that can be done; says clearly which recipe goes untested otherwise. */
export async function ensureServers() {
  const missing = Object.keys(servers).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  await aptInstall(missing.flatMap((program) => servers[program].packages));
  for (const program of missing.filter((each) => !isThere(each))) {
    console.warn(`${program} cannot be installed here: its recipe in deploy/ will NOT be tested.`);
  }
}

await asScript(import.meta.url, async () => {
  await ensureServers();
  return 0;
});
