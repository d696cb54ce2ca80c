import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { filesIn } from "../../gatsby/post-build/files";
import { setUpBrowser } from "../support/browser";
import { bothLanguages } from "../support/cases";
import { eventually, find, legalLink } from "../support/find";
import { readThrough } from "../support/scrolling";
import { setUpServer } from "../support/servers";
import { faqOf, legalOf, localePath, textIn } from "../support/texts";
import { builtCopy } from "../support/variant";

// A build with pictures from another host and a service that sends the newsletter. Both are one server here. Like
// GitHub Pages, the site's own server serves it below a path and without security headers.
// How the form posts by script, and what it says then: src/sections/contact.

/** The bodies of what was posted. Firefox also requests an icon. */
let posts: string[] = [];

const service: Server = createServer(async (request, response) => {
  const { method, url = "" } = request;
  // The original PNG for every size and format, because browsers detect the format.
  const [, name] = /^\/([\w-]+)-\d+\.(?:avif|webp|png)$/.exec(url) ?? [];
  if (name) {
    response.setHeader("Content-Type", "image/png");
    return response.end(readFileSync(`src/images/${name}.png`));
  }
  if (method === "POST") posts.push(await text(request));
  const headers = { "Content-Type": "text/html", "Access-Control-Allow-Origin": "*" };
  return response.writeHead(200, headers).end("<p>Thanks");
});
const address = () => `http://localhost:${(service.address() as AddressInfo).port}`;

beforeAll(() => once(service.listen(0, "localhost"), "listening"));

const prefix = "/site";
const copy = builtCopy(
  {
    "data/site.json": (json) => {
      json.siteUrl = `https://user.github.io${prefix}`;
      json.imageHost = address();
      json.newsletter = {
        endpoint: `${address()}/subscribe`,
        field: "EMAIL",
        recipient: { name: "News Firm", country: "DE", policyUrl: "https://news.firm.com/privacy" },
      };
    },
  },
  { META_POLICY: "1" },
);
beforeAll(() => rmSync(join(copy.root(), "_headers")));
const server = setUpServer(copy.root, { prefix });
const open = setUpBrowser(server);

beforeEach(() => {
  posts = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
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

test.each(bothLanguages)(
  "the site works with the policy in its pages, with pictures from their host, $code",
  async ({ code }) => {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    const { headers } = await fetch(page.url());
    expect(headers.has("content-security-policy")).toBe(false);
    expect(await page.$('meta[http-equiv="Content-Security-Policy"]')).not.toBeNull();
    await readThrough(page);
    const images = await page.$$eval("picture img", (all) =>
      Promise.all(
        all.map(async (image) => {
          await (image as HTMLImageElement).decode();
          return new URL((image as HTMLImageElement).currentSrc).origin;
        }),
      ),
    );
    expect(new Set(images)).toEqual(new Set([address()]));
    await (await legalLink(page, code, "privacy")).click();
    await find(page, "heading", legalOf(code, "privacy").title);
  },
);

const t = (key: string) => textIn("en", `landing:contact.${key}`);

test("a script posts the address once, and then the thanks are shown", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await (await find(page, "textbox", t("emailLabel"))).type("ann@example.com");
  await (await find(page, "button", t("subscribe"))).click();
  await page.waitForFunction(
    (success) => document.querySelector('#contact [role="status"]')?.textContent?.includes(success),
    {},
    t("success"),
  );
  expect(posts).toEqual(["EMAIL=ann%40example.com"]);
});

test.each([
  ["no script can be loaded", /\.js$/],
  ["the code of the section cannot be loaded", /\/contact-/],
  ["the data of the page cannot be loaded", /\/page-data\//],
])(
  "if %s, the form validates and posts by itself, and an earlier press is not repeated",
  async (_, match) => {
    const release = server.hold(match, { match, kind: "fail", status: 503 });
    const options = { path: "/", size: "desktop", expected: /./ } as const;
    const page = await open({ ...options, waitUntil: "domcontentloaded" });
    const field = await find(page, "textbox", t("emailLabel"));
    const button = await find(page, "button", t("subscribe"));
    await field.type("ann@example.com");
    await button.press("Enter");
    release();
    // The page has given up on its scripts when every answer is open.
    const answers = faqOf("en").map((each) => each.answer);
    await eventually(() =>
      page.evaluate((all) => all.every((one) => document.body.innerText.includes(one)), answers),
    );
    expect(posts).toEqual([]);

    await field.evaluate((node) => (node as HTMLInputElement).select());
    await field.press("Backspace");
    await button.press("Enter");
    // The browser focuses the empty field.
    await page.waitForFunction((node) => node === document.activeElement, {}, field);
    expect(posts).toEqual([]);

    await field.type("bob@example.com");
    await button.press("Enter");
    await page.waitForSelector("body > p");
    expect(page.url()).toBe(`${address()}/subscribe`);
    expect(posts).toEqual(["EMAIL=bob%40example.com"]);
  },
);
