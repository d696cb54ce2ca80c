import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask, type HostServer, hosts } from "./support/host-servers";
import { siteRoot } from "./support/servers";
import { data, languageByCode, localePath, pageFile, pagePaths, textIn } from "./support/texts";

const codes = data.published.map(({ code }) => code);
const others = codes.filter((code) => code !== "en");
const last = codes.at(-1) ?? "en";
const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const read = (file: string) => readFileSync(join(siteRoot(), file));
const script = readdirSync(siteRoot()).find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";
const font = readdirSync(join(siteRoot(), "static"), { recursive: true, encoding: "utf8" })
  .map((file) => `static/${file.replaceAll("\\", "/")}`)
  .find((file) => file.endsWith(".woff2"));
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

for (const { name } of hosts.filter(({ isInstalled }) => !isInstalled)) {
  console.warn(`${name} is not installed: its recipe in deploy/${name} is NOT tested here.`);
}

describe.each(hosts)("the recipe for $name", ({ isInstalled, start }) => {
  const check = isInstalled ? test : test.skip;
  let host: HostServer;
  const get = (path: string, headers = {}, method = "GET") =>
    ask(host.origin, path, headers, method);

  beforeAll(async () => {
    if (isInstalled) host = await start(siteRoot());
  });
  afterAll(() => host?.stop());

  check("serves every page at its address without a redirect, with revalidation", async () => {
    for (const path of codes.flatMap((code) => pagePaths.map((page) => [code, page] as const))) {
      const address = localePath(...path);
      const { status, headers, body } = await get(address);
      expect([address, status, headers["cache-control"]]).toEqual([address, 200, revalidate]);
      expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
      expect(body.equals(read(pageFile(...path)))).toBe(true);
    }
  });

  check.each([
    ["/privacy/", "/privacy"],
    ["/privacy.html", "/privacy"],
    ["/privacy/index.html", "/privacy"],
    ["/privacy/?a=b", "/privacy?a=b"],
    ...others.flatMap((code) => [
      [`/${code}/`, `/${code}`],
      [`/${code}/privacy/?a=b`, `/${code}/privacy?a=b`],
    ]),
    ["/index.html", "/"],
    ["/index", "/"],
  ])("redirects %s to %s once", async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  check.each([
    ["/nope", "en"],
    ["/nope/", "en"],
    ["/nope.html", "en"],
    ["/privacy/nope", "en"],
    ["/xx/nope", "en"],
    ["/404", "en"],
    ["/404.html", "en"],
    ["/_headers", "en"],
    ["/_redirects", "en"],
    ["/static", "en"],
    ["/static/", "en"],
    ["/app-0123456789abcdef0123.js", "en"],
    ...others.flatMap((code) =>
      ["/nope", "/privacy/nope", "/404"].map((path) => [localePath(code, path), code]),
    ),
  ])("answers %s with status 404 and the page in %s", async (path, code) => {
    const { status, headers, body } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([404, revalidate]);
    expect(body.toString()).toContain(`<html lang="${languageByCode(code).htmlLang}"`);
    expect(body.toString()).toContain(textIn(code, "pages:notFound.heading"));
  });

  check.each(["/", localePath(last, "/nope"), "/privacy/", "/favicon.svg", `/${script}`])(
    "sends each security header once with %s",
    async (path) => {
      const { headers } = await get(path);
      const lines = read("_headers").toString().split("\n/")[0]?.split("\n").slice(1) ?? [];
      expect(lines.length).toBeGreaterThan(6);
      for (const line of lines) {
        const [, header = "", value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      }
    },
  );

  check.each(["br", "gzip"] as const)(
    "sends the files that the build has compressed, and 304 if they have not changed, %s",
    async (encoding) => {
      for (const path of ["/", localePath(last, "/privacy"), `/${script}`, "/sitemap.xml"]) {
        const plain = await get(path);
        const packed = await get(path, { "Accept-Encoding": encoding });
        expect([path, packed.headers["content-encoding"]]).toEqual([path, encoding]);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
        const { etag = "" } = packed.headers;
        expect(etag).not.toBe(plain.headers.etag);
        const again = { "Accept-Encoding": encoding, "If-None-Match": etag };
        expect((await get(path, again)).status).toBe(304);
        const unchanged = { "If-None-Match": plain.headers.etag };
        expect((await get(path, unchanged)).status).toBe(304);
      }
    },
  );

  check.each([
    ["/manifest.webmanifest", revalidate, /^application\/manifest\+json/],
    ["/robots.txt", revalidate, /^text\/plain/],
    ["/.well-known/security.txt", revalidate, /^text\/plain; ?charset=utf-8/i],
    ["/sitemap.xml", revalidate, /^(text|application)\/xml/],
    ["/page-data/app-data.json", revalidate, /^application\/json/],
    ["/favicon.svg", revalidate, /^image\/svg\+xml/],
    ["/favicon.ico", revalidate, /^image\//],
    [`/${script}`, immutable, /^(text|application)\/javascript/],
    [`/${font}`, immutable, /^font\/woff2/],
  ])("sends %s with its cache rule and its type", async (path, rule, type) => {
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([200, rule]);
    expect(headers["content-type"]).toMatch(type);
  });

  check("passes the preflight: routes, headers, canonical links", () => {
    const env = { ...process.env, NODE_OPTIONS: "" };
    const args = ["tools/preflight.ts", host.origin];
    const { stdout, stderr } = spawnSync("node_modules/.bin/tsx", args, { encoding: "utf8", env });
    expect(stdout + stderr).toMatch(/^\d+ to fix before the launch\.$/m);
    expect(stderr).not.toContain(host.origin);
  });

  check("rejects other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect([method, (await get("/", {}, method)).status]).toEqual([method, 405]);
    }
  });

  // A faulty configuration answers these paths with a redirect, an injected header or another file.
  check.each([
    "//example.com/",
    "//example.com/..",
    "/%0d%0aSet-Cookie:a=b",
    "/%0d%0aSet-Cookie:a=b/",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/static/..%2f..%2f..%2fetc/passwd",
  ])("does not redirect or set a cookie at %s", async (path) => {
    const { status, headers, body } = await get(path);
    // Some servers normalize a path first, so the home page is a right answer.
    expect([200, 400, 404]).toContain(status);
    if (status === 200) expect(body.toString()).toContain(textIn("en", "landing:meta.title"));
    expect(Object.keys(headers)).not.toContain("set-cookie");
    expect(Object.keys(headers)).not.toContain("location");
  });
});
