import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../gatsby/post-build/files";
import { type StaticServer, startServer } from "../../tools/server/static-server";
import { type Copy, copyProject } from "../../tools/testing/project-copy";
import { expectQuiet, inOneBrowser } from "../support/browser";
import { bothLanguages } from "../support/cases";
import { find, legalLink } from "../support/find";
import { legalOf, pathIn } from "../support/texts";
import { build } from "../support/variant";

// Like GitHub Pages, the server serves the site below a path and without security headers.
const prefix = "/site";
const open = inOneBrowser();
let copy: Copy;
let server: StaticServer;

beforeAll(async () => {
  copy = copyProject({
    "data/site.json": (json) => {
      json.siteUrl = `https://user.github.io${prefix}`;
    },
  });
  build(copy.folder, { META_POLICY: "1" });
  const root = join(copy.folder, "public");
  rmSync(join(root, "_headers"));
  server = await startServer({ root, prefix });
}, 600_000);

afterAll(async () => {
  await server?.close();
  copy?.remove();
});

test.each(bothLanguages)("the site works with the policy in its pages, $code", async ({ code }) => {
  const page = await open({ path: pathIn(code, "/"), size: "desktop", origin: server.url });
  const { headers } = await fetch(page.url());
  expect(headers.has("content-security-policy")).toBe(false);
  expect(await page.$('meta[http-equiv="Content-Security-Policy"]')).not.toBeNull();
  await (await legalLink(page, code, "privacy")).click();
  await find(page, "heading", legalOf(code, "privacy").title);
  await expectQuiet(page);
});

test("no page has an address outside of the path", async () => {
  const root = join(copy.folder, "public");
  const pages = (await filesIn(root)).filter((file) => file.endsWith(".html"));
  const outside = pages.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !new RegExp(`^${prefix}([/#?]|$)`).test(address)),
  );
  expect([...new Set(outside)]).toEqual([]);
});
