import { spawnSync } from "node:child_process";
import { placeholdersIn } from "../tools/preflight/placeholders";
import { isInstalled, startNginx } from "./support/host-servers";
import { siteRoot } from "./support/servers";
import { data } from "./support/texts";

const check = isInstalled("nginx") ? test : test.skip;

function preflight(args: string[], certificate?: string) {
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    ...(certificate ? { NODE_EXTRA_CA_CERTS: certificate } : {}),
  };
  return spawnSync("node_modules/.bin/tsx", ["tools/preflight.ts", ...args], {
    encoding: "utf8",
    env,
  });
}

test("a site is ready when no placeholder is left", () => {
  const { status, stderr } = preflight([]);
  const left = placeholdersIn(data.site);
  expect(status).toBe(left.length > 0 ? 1 : 0);
  for (const line of left) expect(stderr).toContain(line);
});

check("finds nothing wrong with routes, headers and alternates of the site on nginx", async () => {
  const host = await startNginx(siteRoot());
  try {
    const address = host.origin.replace("127.0.0.1", "localhost");
    const { stderr } = preflight([address], host.certificate);
    expect(stderr).not.toContain("localhost");
  } finally {
    await host.stop();
  }
});
