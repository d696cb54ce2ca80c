import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../gatsby/post-build/files";
import { expectQuiet, inOneBrowser } from "../support/browser";
import { bothLanguages } from "../support/cases";
import { find, legalLink } from "../support/find";
import { ownServer } from "../support/servers";
import { legalOf, pathIn } from "../support/texts";
import { builtCopy } from "../support/variant";

// Like GitHub Pages, the server serves the site below a path and without security headers.
const prefix = "/site";
const copy = builtCopy(
  {
    "data/site.json": (json) => {
      json.siteUrl = `https://user.github.io${prefix}`;
    },
  },
  { META_POLICY: "1" },
);
beforeAll(() => rmSync(join(copy.root(), "_headers")));
const open = inOneBrowser(ownServer(copy.root, { prefix }));

test.each(bothLanguages)("the site works with the policy in its pages, $code", async ({ code }) => {
  const page = await open({ path: pathIn(code, "/"), size: "desktop" });
  const { headers } = await fetch(page.url());
  expect(headers.has("content-security-policy")).toBe(false);
  expect(await page.$('meta[http-equiv="Content-Security-Policy"]')).not.toBeNull();
  await (await legalLink(page, code, "privacy")).click();
  await find(page, "heading", legalOf(code, "privacy").title);
  await expectQuiet(page);
});

test("no page has an address outside of the path", async () => {
  const root = copy.root();
  const pages = (await filesIn(root)).filter((file) => file.endsWith(".html"));
  const outside = pages.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !new RegExp(`^${prefix}([/#?]|$)`).test(address)),
  );
  expect([...new Set(outside)]).toEqual([]);
});
