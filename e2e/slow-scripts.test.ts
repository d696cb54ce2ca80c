import type { Page } from "puppeteer-core";
import { inOneBrowser, isFirefox } from "./support/browser";
import { fullMatrix, isFull, smokeMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { recordingOf } from "./support/recording";
import { ownServer } from "./support/servers";
import { faqOf, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

const scripts = /\.js$/;

/** The chunk of the FAQ, which is a lazy part. */
const faqChunk = /\/faq-/;

const faqText = (page: Page) =>
  page.$eval("#faq", (section) => (section.textContent ?? "").replace(/\s+/g, " "));

const isHydrated = (page: Page) =>
  page.evaluate(() => "hydrated" in document.documentElement.dataset);

describe.each(fullMatrix)("before the scripts have loaded, $code, $size", ({ code, size }) => {
  const { question: asked = "" } = faqOf(code)[2] ?? {};
  const question = { name: asked, shows: "region", shown: asked };
  const { endonym } = languageOf(code);
  const menu =
    size === "phone"
      ? { name: texts(code, "common:menu"), shows: "dialog" }
      : { name: texts(code, "common:language.button", { name: endonym }), shows: "menu" };
  const either = size === "phone" ? menu : question;

  // Links before the scripts have loaded: e2e/language-restore.
  test.each<{ name: string; shows: string; shown?: string }>(isFull ? [question, menu] : [either])(
    "a press of the button $name is repeated after hydration",
    async ({ name, shows, shown }) => {
      const release = server.hold(scripts);
      const path = pathIn(code, "/");
      const page = await open({
        ...{ path, size, origin: server.url(), waitUntil: "domcontentloaded" },
      });
      const button = await find(page, "button", name);
      // Firefox does not support touches.
      await (isFirefox ? button.click() : button.tap());
      expect(await isHydrated(page)).toBe(false);
      expect(await findAll(page, shows, shown)).toHaveLength(0);
      release();
      await find(page, shows, shown);
    },
  );
});

describe.each(smokeMatrix)(
  "while the code of a section is missing, $code, $size",
  ({ code, size }) => {
    const question = faqOf(code)[1];

    test("its text stays at a click on a hash, and it works when the code has loaded", async () => {
      const release = server.hold(faqChunk);
      const path = pathIn(code, "/");
      const page = await open({ path, size, origin: server.url(), waitUntil: "domcontentloaded" });
      await page.waitForSelector("html[data-hydrated]");
      const before = await faqText(page);
      expect(before).toContain(question?.question);
      await page.evaluate(() => {
        location.hash = "faq";
      });
      await eventually(async () =>
        server.requests().some(({ path: asked }) => faqChunk.test(asked)),
      );
      expect(await faqText(page)).toBe(before);
      // React reports that it renders the part on the client, because a context has changed before hydration.
      const { pageErrors } = recordingOf(page);
      expect(pageErrors.filter((error) => !error.includes("React error #421"))).toEqual([]);
      release();
      await page.waitForSelector("div:not([data-lazy]) > #faq");
      const button = await find(page, "button", question?.question);
      await button.click();
      await page.waitForFunction((node) => node.ariaExpanded === "true", {}, button);
    });

    test("after a second failure, the page is shown as without scripts, with all answers", async () => {
      server.fail({ match: faqChunk, kind: "fail", status: 503 });
      const path = `${pathIn(code, "/")}#faq`;
      const page = await open({ path, size, origin: server.url(), waitUntil: "domcontentloaded" });
      await page.waitForSelector("html[data-noscript]");
      expect(
        await page.$$eval("#faq [role=region]", (all) =>
          all.every((each) => each.checkVisibility()),
        ),
      ).toBe(true);
    });
  },
);
