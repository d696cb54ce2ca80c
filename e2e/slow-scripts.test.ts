import type { Page } from "puppeteer-core";
import { inOneBrowser, isFirefox } from "./support/browser";
import { everywhere, isFull, once } from "./support/cases";
import { attribute, eventually, find, findAll } from "./support/find";
import { ownServer } from "./support/servers";
import { faqOf, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

/** All of Gatsby's and webpack's files. */
const scripts = /\.js$/;

/** The code of the questions, which loads when they are near. */
const questions = /\/faq-/;

const questionsText = (page: Page) =>
  page.$eval("#faq", (section) => (section.textContent ?? "").replace(/\s+/g, " "));

const isHydrated = (page: Page) =>
  page.evaluate(() => "hydrated" in document.documentElement.dataset);

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
      const button = await find(page, "button", name);
      // Firefox's driver refuses touches; the page hears both as a click.
      await (isFirefox ? button.click() : button.tap());
      expect(await isHydrated(page)).toBe(false);
      expect(await findAll(page, shows, shown)).toHaveLength(0);
      letGo();
      await find(page, shows, shown);
    },
  );
});

describe.each(once)("while the code of a section is missing, $code, $size", ({ code, size }) => {
  const question = faqOf(code)[1];

  test("no text vanishes at a click on a hash, and the section works when its code arrives", async () => {
    const letGo = server.hold(questions);
    const path = pathIn(code, "/");
    const page = await open({ path, size, origin: server.url(), waitUntil: "domcontentloaded" });
    await eventually(() => isHydrated(page));
    const before = await questionsText(page);
    expect(before).toContain(question?.question);
    await page.evaluate(() => {
      location.hash = "faq";
    });
    await eventually(async () =>
      server.requests().some(({ path: asked }) => questions.test(asked)),
    );
    expect(await questionsText(page)).toBe(before);
    letGo();
    await page.waitForSelector("div:not([data-lazy]) > #faq");
    const button = await find(page, "button", question?.question);
    await button.click();
    await eventually(async () => (await attribute(button, "aria-expanded")) === "true");
  });

  test("after a second failure the page goes on without scripts: every answer is shown", async () => {
    server.fail({ match: questions, kind: "fail", status: 503 });
    const path = `${pathIn(code, "/")}#faq`;
    const page = await open({ path, size, origin: server.url(), waitUntil: "domcontentloaded" });
    await page.waitForSelector("html[data-noscript]");
    expect(
      await page.$$eval("#faq [role=region]", (all) => all.every((each) => each.checkVisibility())),
    ).toBe(true);
    server.fail();
  });
});
