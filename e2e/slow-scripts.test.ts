import type { Page } from "puppeteer-core";
import { hydrated, inOneBrowser, isFirefox } from "./support/browser";
import { everywhere, isFull, once } from "./support/cases";
import { stopClock } from "./support/clock";
import { attribute, eventually, find, findAll, textOf } from "./support/find";
import { ownServer } from "./support/servers";
import { faqOf, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

/** All of Gatsby's and webpack's files. */
const scripts = /\.js$/;

/** The code of the sections, which comes once the page is interactive. */
const sections = /\/sections-/;

const mainText = (page: Page) =>
  page.$eval("main", (main) => (main.textContent ?? "").replace(/\s+/g, " "));

const isInteractive = (page: Page) =>
  page.evaluate(() => "interactive" in document.documentElement.dataset);

describe.each(everywhere)("before the scripts are there, $code, $size", ({ code, size }) => {
  const { question: asked = "" } = faqOf(code)[2] ?? {};
  const question = { name: asked, shows: "region", shown: asked };
  const { endonym } = languageOf(code);
  const menu =
    size === "phone"
      ? { name: texts(code, "common:menu"), shows: "dialog" }
      : { name: texts(code, "common:language.button", { name: endonym }), shows: "menu" };
  const either = size === "phone" ? menu : question;

  // Links lead on without scripts: e2e/language-restore.
  test.each<{ name: string; shows: string; shown?: string }>(isFull ? [question, menu] : [either])(
    "$name, when pressed, is answered once its script is there",
    async ({ name, shows, shown }) => {
      const letGo = server.hold(scripts);
      const path = pathIn(code, "/");
      const page = await open({
        ...{ path, size, origin: server.url(), waitUntil: "domcontentloaded" },
      });
      // A menu whose code does not come for seconds gives up.
      await stopClock(page);
      const button = await find(page, "button", name);
      // Firefox's driver refuses touches; the page hears both as a click.
      await (isFirefox ? button.click() : button.tap());
      expect(await isInteractive(page)).toBe(false);
      expect(await findAll(page, shows, shown)).toHaveLength(0);
      letGo();
      await find(page, shows, shown);
    },
  );
});

describe.each(once)("while the sections' code fails, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);
  const question = faqOf(code)[1];

  test("no text vanishes at a hash, and all of it works when the code is there", async () => {
    server.fail({ match: sections, kind: "fail", status: 503 });
    const path = pathIn(code, "/");
    const page = await open({ path, size, origin: server.url(), waitUntil: "domcontentloaded" });
    await eventually(() => isInteractive(page));
    const before = await mainText(page);
    expect(before).toContain(question?.question);
    await page.evaluate(() => {
      location.hash = "faq";
    });
    await eventually(async () => new URL(page.url()).hash === "#faq");
    // React may put the prebuilt text in the text's place meanwhile.
    const press = async () => (await find(page, "button", question?.question)).click();
    await eventually(() =>
      press().then(
        () => true,
        () => false,
      ),
    );
    await page.waitForNetworkIdle();
    expect(await mainText(page)).toBe(before);
    const region = await find(page, "region", t("landing:features.title"));
    expect((await textOf(region)).length).toBeGreaterThan(100);

    server.fail();
    await hydrated(page);
    const again = await find(page, "button", question?.question);
    if ((await attribute(again, "aria-expanded")) !== "true") await again.click();
    await eventually(async () => (await attribute(again, "aria-expanded")) === "true");
  });
});
