import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "puppeteer-core";
import { isFirefox } from "./support/browser";
import { eventually, find } from "./support/find";
import { faqOf, texts } from "./support/texts";
import { serveVariant } from "./support/variant";

// A build with a service that sends the newsletter. What the form says while it sends, offline and after ten
// seconds: src/sections/contact.
interface ServiceRequest {
  method: string;
  origin: string | undefined;
  cookie: string | undefined;
  type: string | undefined;
  body: string;
}
type Answer = (response: ServerResponse) => void;

const thanks: Answer = (response) =>
  response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end();
let answer: Answer = thanks;
let requests: ServiceRequest[] = [];

const service: Server = createServer(async (request, response) => {
  const body = await text(request);
  const { origin, cookie, "content-type": type } = request.headers;
  requests.push({ method: request.method ?? "", origin, cookie, type, body });
  answer(response);
});
const listening = once(service.listen(0, "localhost"), "listening");
const address = () => `http://localhost:${(service.address() as AddressInfo).port}`;

const running = serveVariant(async () => {
  await listening;
  return {
    "data/site.json": (json) => {
      json.newsletter = {
        endpoint: `${address()}/subscribe`,
        field: "EMAIL",
        recipient: { name: "News Firm", country: "DE", policyUrl: "https://news.firm.com/privacy" },
      };
    },
  };
});

// Firefox has no command that switches scripts off.
const inChrome = isFirefox ? test.skip : test;

const t = (key: string) => texts("en", `landing:contact.${key}`);

beforeEach(() => {
  answer = thanks;
  requests = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

async function subscribe(page: Page): Promise<void> {
  await (await find(page, "textbox", t("emailLabel"))).type("ann@example.com");
  await (await find(page, "button", t("subscribe"))).click();
}

const says = async (page: Page, role: string, sentence: string) =>
  page.waitForFunction(
    (selector, expected) => document.querySelector(selector)?.textContent?.includes(expected),
    { timeout: 15_000 },
    `#contact [role="${role}"]`,
    sentence,
  );

test("the address is posted once, as by a form and without a cookie; then the thanks are shown", async () => {
  const page = await running().open("/");
  await page.browserContext().setCookie({ name: "seen", value: "1", domain: "localhost" });
  await subscribe(page);
  await says(page, "status", t("success"));
  expect(requests).toEqual([
    {
      method: "POST",
      origin: running().site.url,
      cookie: undefined,
      type: expect.stringContaining("application/x-www-form-urlencoded"),
      body: "EMAIL=ann%40example.com",
    },
  ]);
  await page.waitForFunction(() => document.querySelector("#contact input")?.matches(":focus"));
});

/** The page of the service, which a visitor sees after the form has posted by itself. */
const servicePage: Answer = (response) =>
  response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Thanks");

inChrome("without scripts, the form posts by itself", async () => {
  answer = servicePage;
  const page = await running().open("/");
  await page.setJavaScriptEnabled(false);
  await page.reload();
  await subscribe(page);
  await page.waitForSelector("body > p");
  expect(page.url()).toBe(`${address()}/subscribe`);
  expect(requests[0]).toMatchObject({ method: "POST", body: "EMAIL=ann%40example.com" });
});

describe.each([
  ["no script can be loaded", /\.js$/],
  ["the code of the section cannot be loaded", /\/contact-/],
  ["the data of the page cannot be loaded", /\/page-data\//],
])("if %s", (_, match) => {
  afterEach(() => running().site.setFaults([]));

  test("the form validates and posts by itself, and an earlier press is not repeated", async () => {
    answer = servicePage;
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    running().site.setFaults([
      { match, kind: "hold", over },
      { match, kind: "fail", status: 503 },
    ]);
    const page = await running().open("/", { waitUntil: "domcontentloaded" });
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
    expect(requests).toEqual([]);

    const retype = async (text: string) => {
      await field.evaluate((node) => (node as unknown as HTMLInputElement).select());
      await field.press("Backspace");
      await field.type(text);
    };
    await retype("");
    await button.press("Enter");
    // The browser focuses the empty field.
    await page.waitForFunction((node) => node === document.activeElement, {}, field);
    expect(requests).toEqual([]);

    await retype("bob@example.com");
    await button.press("Enter");
    await page.waitForSelector("body > p");
    expect(page.url()).toBe(`${address()}/subscribe`);
    expect(requests).toMatchObject([{ method: "POST", body: "EMAIL=bob%40example.com" }]);
  });
});
