import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { join } from "node:path";
import type { Site } from "../../src/content/types";
import type { Edit } from "../../tools/testing/project-copy";
import { freePort, type HostServer, isInstalled, startNginx } from "../support/host-servers";
import { build, type Copy, copyProject } from "../support/variant";

const check = isInstalled("nginx") ? test : test.skip;
const tenMinutes = 600_000;
let copy: Copy;
let host: HostServer;
let app: Server;

afterAll(async () => {
  app?.close();
  await host?.stop();
  copy?.remove();
});

/** What an operator fills in before going live. */
const filledIn = (sitePort: number, appPort: number): Edit =>
  ((site: Site) => {
    const target = { url: "https://social.firm.com/us" };
    Object.assign(site, {
      siteUrl: `https://localhost:${sitePort}`,
      appUrl: `https://localhost:${appPort}`,
      supportEmail: "support@firm.com",
      privacyEmail: "privacy@firm.com",
      legalEmail: "legal@firm.com",
      phone: "+1 415 200 0132",
      social: site.social.map((each) => ({ ...each, ...target })),
      resources: site.resources.map((each) => ({ ...each, ...target })),
      newsletter: {
        endpoint: `https://localhost:${appPort}/subscribe`,
        recipient: { name: "Firm", country: "DE", policyUrl: "https://firm.com/privacy" },
      },
      operator: Object.fromEntries(Object.keys(site.operator).map((name) => [name, "Firm 1"])),
    });
  }) as unknown as Edit;

/** The preflight in the copy; not waited for in one go, since this process is the control panel. */
function preflight(url: string): Promise<{ status: number | null; output: string }> {
  const env = { ...process.env, NODE_OPTIONS: "", NODE_EXTRA_CA_CERTS: host.certificate };
  const args = ["tools/preflight.ts", url];
  const child = spawn("node_modules/.bin/tsx", args, { cwd: copy.folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, output })));
}

check(
  "a site that is filled in and well served is ready; it is not when sign-up leads nowhere",
  async () => {
    const [sitePort, appPort] = [await freePort(), await freePort()];
    const address = `https://localhost:${sitePort}`;
    let isAllowed = true;
    copy = copyProject({ "data/site.json": filledIn(sitePort, appPort) });
    const { status, output } = build(copy.folder);
    if (status !== 0) throw new Error(output);
    const root = join(copy.folder, "public");
    const deploy = join(copy.folder, "deploy");
    host = await startNginx(root, { deploy, port: sitePort });
    const [cert, key] = [host.certificate, host.key].map((file = "") => readFileSync(file));
    app = createServer({ cert, key }, ({ url }, response) => {
      const cors = { "Access-Control-Allow-Origin": address };
      if (url === "/subscribe") response.writeHead(422, isAllowed ? cors : {}).end();
      else response.writeHead(url === "/signup" ? 200 : 404).end();
    }).listen(appPort, "localhost");

    expect(await preflight(address)).toEqual({
      status: 0,
      output: expect.stringMatching(/Ready\.$/m),
    });
    isAllowed = false;
    const refused = await preflight(address);
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(
      `https://localhost:${appPort}/subscribe does not allow ${address} to read its answer`,
    );
    app.close();
    app.closeAllConnections();
    const { status: code, output: said } = await preflight(address);
    expect(code).toBe(1);
    expect(said).toContain(`https://localhost:${appPort}/signup does not answer`);
  },
  tenMinutes,
);
