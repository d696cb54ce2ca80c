import type { Page } from "puppeteer-core";
import { inOneBrowser, pathOf } from "./support/browser";
import { eventually, find, findAll, legalLink } from "./support/find";
import { recordingOf } from "./support/recording";
import { ownServer, startSite } from "./support/servers";
import { faqOf, legalOf, texts } from "./support/texts";

// Failure of all scripts: e2e/error-page. Slow scripts: e2e/slow-scripts.
const open = inOneBrowser();
const server = ownServer();

const expectNoError = async (page: Page) =>
  expect(await findAll(page, "heading", texts("en", "common:error.title"))).toEqual([]);

/** Asserts that the page can be read, and that its links work. */
async function expectReadable(page: Page): Promise<void> {
  await expectNoError(page);
  for (const section of ["features", "pricing"]) {
    await find(page, "heading", texts("en", `landing:${section}.title`));
  }
  const coupon = ["titleFirst", "titleSecond"].map((line) =>
    texts("en", `landing:contact.${line}`),
  );
  await find(page, "heading", coupon.join(" "));
  await find(page, "button", faqOf("en")[0]?.question);
  // By keyboard, because a page without scripts opens all answers, which moves the link away from the mouse.
  await (await legalLink(page, "en", "privacy")).press("Enter");
  await eventually(async () => pathOf(page) === "/privacy");
  await find(page, "heading", legalOf("en", "privacy").title);
  await expectNoError(page);
  expect(recordingOf(page).foreignRequests).toEqual([]);
}

/** The scripts and data that the landing page requests without faults. */
async function ownFiles(): Promise<string[]> {
  const site = await startSite();
  const page = await open({ path: "/", size: "desktop", origin: site.url });
  await page.waitForNetworkIdle();
  await site.close();
  const asked = site.requests.map(({ path }) => path);
  return [...new Set(asked)].filter((path) => /\.(js|json)$/.test(path));
}

/** Loads the lazy parts. */
const loadLazyParts = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-lazy]")) {
      part.dispatchEvent(new Event("focusin", { bubbles: true }));
    }
  });

test.each([
  ["fails with 503", { kind: "fail", status: 503 }],
  ["breaks off", { kind: "cut" }],
] as const)(
  "if any one script or data file %s, the page can be read and its links work",
  async (_, fault) => {
    const files = await ownFiles();
    expect(files.length).toBeGreaterThan(4);
    for (const match of files) {
      const timesAsked = () => server.requests().filter(({ path }) => path === match).length;
      const before = timesAsked();
      server.fail({ match, ...fault });
      const options = { path: "/", size: "desktop", origin: server.url() } as const;
      const page = await open({ ...options, waitUntil: "load" });
      await eventually(async () => {
        await loadLazyParts(page);
        return timesAsked() > before;
      });
      await page.waitForNetworkIdle();
      await expectReadable(page);
      await page.close();
    }
  },
  240_000,
);
