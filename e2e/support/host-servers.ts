import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { works } from "../../tools/lib/command";
import { eventually } from "./find";

export interface HostServer {
  /** Over HTTP, or over HTTPS with a self-signed certificate. */
  origin: string;
  stop: () => Promise<void>;
}

/** Requests a path as it is. `fetch` would normalize it, follow redirects and decompress the body. */
export async function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const options = { hostname, port, path, headers, method, rejectUnauthorized: false };
  const [response] = (await once(request(options).end(), "response")) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Returns a port that is free on this machine for now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits for the first response. `stop` ends the server and removes its folder. */
async function running(child: ChildProcess, origin: string, folder: string): Promise<HostServer> {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await eventually(() => ask(origin, "/").catch(() => undefined)).catch(async () => {
    await stop();
    throw new Error(`The server does not answer on ${origin}:\n${output}`);
  });
  return { origin, stop };
}

/** Creates a certificate for localhost with the openssl command. */
function selfSigned(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes".split(" ");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  spawnSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", certificate]);
  return { certificate, key };
}

/**
 * Starts nginx with deploy/nginx/site.conf, in which only ports, names and paths are replaced.
 * @param recipes the folder deploy/ of the project that built the site, with the files that its build generates
 */
async function startNginx(root: string, recipes = resolve("deploy")): Promise<HostServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "temporary"));
  const { certificate, key } = selfSigned(folder);
  const site = readFileSync(join(recipes, "nginx/site.conf"), "utf8")
    .replace(/^ *listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace("https://www.example.com$request_uri", `https://localhost:${port}$request_uri`)
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll("/var/www/site", root)
    .replaceAll("/etc/nginx/site-headers.conf", join(recipes, "generated/nginx-headers.conf"));
  writeFileSync(join(folder, "site.conf"), site);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const lines = [
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr error;`,
    "include /etc/nginx/modules-enabled/*.conf;",
    "events {}",
    `http { include /etc/nginx/mime.types; access_log off; ${paths.join(" ")}`,
    `include ${folder}/site.conf; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const child = spawn("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")]);
  return running(child, `https://127.0.0.1:${port}`, folder);
}

/** Starts Caddy with deploy/caddy/Caddyfile over HTTP, because it would request a certificate for HTTPS. */
async function startCaddy(root: string, recipes = resolve("deploy")): Promise<HostServer> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const env = {
    ...process.env,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: root,
    SITE_HEADERS: join(recipes, "generated/caddy-headers.conf"),
  };
  const args = ["run", "--config", join(recipes, "caddy/Caddyfile"), "--adapter", "caddyfile"];
  const child = spawn("caddy", args, { env });
  return running(child, `http://127.0.0.1:${port}`, folder);
}

export const hosts = [
  { name: "nginx", isInstalled: works("nginx", ["-v"]), start: startNginx },
  { name: "caddy", isInstalled: works("caddy", ["version"]), start: startCaddy },
] as const;
