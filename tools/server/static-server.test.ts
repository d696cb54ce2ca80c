/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type StaticServer, startServer } from "./static-server";

const headersFile = "/*\n  X-All: a: b; c\n\n/static/*\n  Cache-Control: immutable\n";
const files: Readonly<Record<string, string>> = {
  _headers: headersFile,
  "index.html": "Home",
  "404.html": "Not found",
  "privacy.html": "Privacy",
  "ar.html": "مرحبا",
  "ar/404.html": "غير موجود",
  "static/a/photo.webp": "0123456789",
};
let root: string;
let server: StaticServer;
const ask = (path: string) => fetch(server.url + path);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "static-server-"));
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), body);
  }
  server = await startServer({ root, prefix: "/site" });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ["/", 200, "Home"],
  ["/privacy?from=mail", 200, "Privacy"],
  ["/ar", 200, "مرحبا"],
  ["/ar/nowhere", 404, "غير موجود"],
  ["/xx/nowhere", 404, "Not found"],
])("%s answers %i", async (path, status, text) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get("x-all")).toBe("a: b; c");
  expect(server.requests.at(-1)).toEqual({ path: path.replace(/\?.*/, ""), status });
});

test.each([
  ["/static/a/photo.webp", "immutable"],
  ["/privacy", "public, max-age=0, must-revalidate"],
  ["/static/nowhere", "public, max-age=0, must-revalidate"],
])("%s may be kept as its rule says: %s", async (path, rule) => {
  expect((await ask(path)).headers.get("cache-control")).toBe(rule);
});

test("a bad day happens to the matching paths only, and ends", async () => {
  const photo = "/static/a/photo.webp";
  server.setFaults([
    { match: /webp$/, kind: "cut" },
    { match: "/ar", kind: "fail", status: 503 },
    { match: "/privacy", kind: "replace", body: "{}" },
  ]);
  await expect(ask(photo).then((answer) => answer.text())).rejects.toThrow();
  expect((await ask("/ar")).status).toBe(503);
  expect(await (await ask("/privacy")).json()).toEqual({});
  expect((await ask("/")).status).toBe(200);
  server.setFaults([]);
  expect(await (await ask(photo)).text()).toBe("0123456789");
});

test("beside the site's path there is nothing", async () => {
  expect((await ask("")).url).toBe(`${server.url}/`);
  expect((await ask("s/")).status).toBe(404);
});
