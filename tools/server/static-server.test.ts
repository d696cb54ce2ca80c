/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Answer, ask as askServer } from "../testing/raw-request";
import { type StaticServer, startServer } from "./static-server";

const script = "/app-0123456789abcdef0123.js";
const files: Readonly<Record<string, string>> = {
  "site/index.html": "<h1>Home</h1>",
  "site/404.html": "<h1>Not found</h1>",
  "site/privacy.html": "<h1>Privacy</h1>",
  "site/ar/index.html": "<h1>مرحبا</h1>",
  "site/ar/404/index.html": "<h1>غير موجود</h1>",
  [`site${script}`]: "console.log('app');",
  "site/static/a1/photo.webp": "0123456789",
  "outside.txt": "secret",
};

let folder: string;
let server: StaticServer;

const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  askServer(server.url, path, headers, method);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-server-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(folder, "outside.txt"), join(folder, "site/link.txt"));
  server = await startServer({ root: join(folder, "site"), port: 0, languages: ["en", "ar"] });
});

afterEach(() => server.setFaults([]));

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/", 200, "Home"],
  ["/privacy?from=mail", 200, "Privacy"],
  ["/ar", 200, "مرحبا"],
  ["/nowhere", 404, "Not found"],
  ["/ar/nowhere", 404, "غير موجود"],
  ["/404", 404, "Not found"],
  ["/link.txt", 404, "Not found"],
  ["/static/a1/photo.webp/part", 404, "Not found"],
  ["/static", 404, "Not found"],
  [`/${"long".repeat(1000)}`, 404, "Not found"],
  ["/../outside.txt", 400, "Bad request"],
  ["/%2e%2e%2foutside.txt", 400, "Bad request"],
  ["/%zz", 400, "Bad request"],
])("%s answers %i", async (path, status, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(text);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["content-length"]).toBe(String(answer.body.length));
});

test.each([
  ["/privacy/?a=1&b=%20", "/privacy?a=1&b=%20"],
  ["/privacy.html", "/privacy"],
  ["/ar/index.html?x", "/ar?x"],
])("%s redirects to %s", async (path, location) => {
  const answer = await ask(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test("only GET and HEAD are answered, and HEAD says what GET would without a body", async () => {
  const refused = await ask("/", {}, "POST");
  expect(refused.status).toBe(405);
  expect(refused.headers.allow).toBe("GET, HEAD");
  const { date: _, ...got } = (await ask("/")).headers;
  const head = await ask("/", {}, "HEAD");
  expect(head.headers).toMatchObject(got);
  expect(head.body).toHaveLength(0);
});

test("texts are compressed as the client wishes, images are not", async () => {
  const page = await ask("/", { "Accept-Encoding": "gzip, br" });
  expect(page.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(page.body).toString()).toBe(files["site/index.html"]);
  const zipped = await ask("/nowhere", { "Accept-Encoding": "gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe(files["site/404.html"]);
  const photo = await ask("/static/a1/photo.webp", { "Accept-Encoding": "br" });
  expect(photo.headers["content-encoding"]).toBeUndefined();
});

test.each([
  ["/", "public, max-age=0, must-revalidate"],
  [script, "public, max-age=31536000, immutable"],
  ["/static/a1/photo.webp", "public, max-age=31536000, immutable"],
  ["/static/a1/missing.webp", "public, max-age=0, must-revalidate"],
])("%s may be kept: %s", async (path, value) => {
  expect((await ask(path)).headers["cache-control"]).toBe(value);
});

test("an unchanged file is not sent again", async () => {
  const { etag = "", "last-modified": changed = "" } = (await ask("/privacy")).headers;
  const conditions: [string, string][] = [
    ["If-None-Match", etag],
    ["If-Modified-Since", changed],
  ];
  for (const [name, value] of conditions) {
    const again = await ask("/privacy", { [name]: value });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(etag);
    expect(again.body).toHaveLength(0);
  }
  expect((await ask("/privacy", { "If-None-Match": '"old"' })).status).toBe(200);
});

test("a part can be asked for, but not a part of something compressed", async () => {
  const photo = "/static/a1/photo.webp";
  const part = await ask(photo, { Range: "bytes=2-4" });
  expect([part.status, part.body.toString()]).toEqual([206, "234"]);
  expect(part.headers["content-range"]).toBe("bytes 2-4/10");
  const beyond = await ask(photo, { Range: "bytes=10-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
  expect((await ask(photo, { Range: "bytes=2-4", "If-Range": '"old"' })).status).toBe(200);
  expect((await ask("/", { Range: "bytes=2-4", "Accept-Encoding": "br" })).status).toBe(200);
});

test("a bad day happens to the matching paths only, and ends", async () => {
  server.setFaults([
    { match: script, kind: "cut" },
    { match: /^\/ar/, kind: "fail", status: 503 },
    { match: "/privacy", kind: "replace", body: "{}", type: "application/json" },
    { match: "/", kind: "delay", ms: 150 },
  ]);
  await expect(ask(script)).rejects.toThrow(/aborted|hang up|reset/i);
  expect((await ask("/ar")).status).toBe(503);
  const replaced = await ask("/privacy");
  expect(replaced.headers["content-type"]).toBe("application/json");
  expect(replaced.body.toString()).toBe("{}");
  const began = performance.now();
  expect((await ask("/")).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(140);
  server.setFaults([]);
  expect((await ask(script)).body.toString()).toBe(files[`site${script}`]);
});

test("a taken port gives way to the next free one", async () => {
  const next = await startServer({ root: join(folder, "site"), port: server.port });
  expect(next.port).toBeGreaterThan(server.port);
  expect((await fetch(next.url)).status).toBe(200);
  expect(next.requests).toEqual([{ method: "GET", path: "/", query: "", status: 200 }]);
  await next.close();
});
