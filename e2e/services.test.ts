import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "puppeteer-core";
import { inOneBrowser, recordingOf } from "./support/browser";
import { eventually, find } from "./support/find";
import { readThrough } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { faqOf, texts } from "./support/texts";
import { builtCopy } from "./support/variant";

// A build with pictures from another host and a service that sends the newsletter. Both are one server here.
// That the form sends no cookie, and what it says while it sends and after a failure: src/sections/contact.
const thanks = (response: ServerResponse) =>
  response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end();
/** The page of the service, which a visitor sees after the form has posted by itself. */
const servicePage = (response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Thanks");

let answer = thanks;
/** The method and the body of each request that is not for a picture. */
let posts: string[] = [];

const service: Server = createServer(async (request, response) => {
  const { method, url = "" } = request;
  // The original PNG for every size and format, because browsers detect the format.
  const [, name] = /^\/([\w-]+)-\d+\.(?:avif|webp|png)$/.exec(url) ?? [];
  if (name) {
    response.setHeader("Content-Type", "image/png");
    return response.end(readFileSync(`src/images/${name}.png`));
  }
  posts.push(`${method} ${await text(request)}`);
  return answer(response);
});
const address = () => `http://localhost:${(service.address() as AddressInfo).port}`;

beforeAll(() => once(service.listen(0, "localhost"), "listening"));

const copy = builtCopy({
  "data/site.json": (json) => {
    json.imageHost = address();
    json.newsletter = {
      endpoint: `${address()}/subscribe`,
      field: "EMAIL",
      recipient: { name: "News Firm", country: "DE", policyUrl: "https://news.firm.com/privacy" },
    };
  },
});
const server = ownServer(copy.root);
const open = inOneBrowser(server);

beforeEach(() => {
  answer = thanks;
  posts = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

test("pictures are requested from the image host, and nothing else is", async () => {
  const page = await open({ path: "/", size: "desktop" });
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
  const { foreignRequests } = recordingOf(page);
  expect(foreignRequests.filter((url) => new URL(url).origin !== address())).toEqual([]);
});

const t = (key: string) => texts("en", `landing:contact.${key}`);

async function subscribe(page: Page): Promise<void> {
  await (await find(page, "textbox", t("emailLabel"))).type("ann@example.com");
  await (await find(page, "button", t("subscribe"))).click();
}

test("the address is posted once, and then the thanks are shown", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await subscribe(page);
  await page.waitForFunction(
    (success) => document.querySelector('#contact [role="status"]')?.textContent?.includes(success),
    {},
    t("success"),
  );
  expect(posts).toEqual(["POST EMAIL=ann%40example.com"]);
});

test.each([
  ["no script can be loaded", /\.js$/],
  ["the code of the section cannot be loaded", /\/contact-/],
  ["the data of the page cannot be loaded", /\/page-data\//],
])(
  "if %s, the form validates and posts by itself, and an earlier press is not repeated",
  async (_, match) => {
    answer = servicePage;
    const release = server.hold(match, { match, kind: "fail", status: 503 });
    const page = await open({ path: "/", size: "desktop", waitUntil: "domcontentloaded" });
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
    expect(posts).toEqual(["POST EMAIL=bob%40example.com"]);
  },
);
