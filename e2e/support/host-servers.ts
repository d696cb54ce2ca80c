import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { works } from "../../tools/programs";
import { eventually } from "./find";

/** A program that serves a site. */
export interface HostServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Requests a path as it is. `fetch` would normalize it, follow redirects and decompress the body. */
export async function ask(origin: string, path: string, headers = {}, method = "GET") {
  const sent = request(origin, { path, headers, method }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Returns a port that is free on this machine for now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts a program in a folder, and waits until it serves the home page of `origin`. `stop` also ends the
 * processes that it has started, and removes the folder.
 */
export async function startProgram(
  folder: string,
  origin: string,
  [command = "", ...args]: string[],
  variables: Record<string, string> = {},
  seconds?: number,
): Promise<HostServer> {
  const program = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    // The group of its processes can be killed.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  program.stderr.on("data", (text) => (output += text));
  const ended = once(program, "exit");
  const stop = async () => {
    if (program.pid && program.exitCode === null) process.kill(-program.pid, "SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  };
  await eventually(async () => (await fetch(origin)).ok, seconds).catch(async () => {
    await stop();
    throw new Error(`${command} does not serve ${origin}:\n${output}`);
  });
  return { origin, stop };
}

const temporaryFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

/**
 * Starts nginx with deploy/nginx/site.conf, in which addresses and paths are replaced. Without TLS, because it
 * would need a certificate.
 * @param recipes the folder deploy/ of the project that built the site, with the files that its build generates
 */
async function startNginx(root: string, recipes = resolve("deploy")): Promise<HostServer> {
  const port = await freePort();
  const folder = temporaryFolder("nginx");
  const site = readFileSync(join(recipes, "nginx/site.conf"), "utf8")
    .replace(/^ *(?:listen \[::\]|ssl_certificate).*$/gm, "")
    .replace("listen 80;", `listen unix:${folder}/redirects;`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll("/var/www/site", root)
    .replaceAll("/etc/nginx/site-headers.conf", join(recipes, "generated/nginx-headers.conf"));
  const uploads = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/uploads;`,
  );
  const lines = [
    `user root; daemon off; pid ${folder}/pid; error_log stderr error;`,
    "include /etc/nginx/modules-enabled/*.conf;",
    "events {}",
    `http { include /etc/nginx/mime.types; access_log off; ${uploads.join(" ")} ${site} }`,
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, lines.join("\n"));
  const command = ["nginx", "-e", "stderr", "-c", file];
  return startProgram(folder, `http://127.0.0.1:${port}`, command);
}

/** Starts Caddy with deploy/caddy/Caddyfile over HTTP, because it would request a certificate for HTTPS. */
async function startCaddy(root: string, recipes = resolve("deploy")): Promise<HostServer> {
  const folder = temporaryFolder("caddy");
  const origin = `http://127.0.0.1:${await freePort()}`;
  const command = ["caddy", "run", "--config", join(recipes, "caddy/Caddyfile")];
  return startProgram(folder, origin, command, {
    CADDY_ADMIN: `unix/${folder}/admin`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: origin,
    SITE_ROOT: root,
    SITE_HEADERS: join(recipes, "generated/caddy-headers.conf"),
  });
}

export const hosts = [
  { name: "nginx", isInstalled: works("nginx", ["-v"]), start: startNginx },
  { name: "caddy", isInstalled: works("caddy", ["version"]), start: startCaddy },
] as const;
