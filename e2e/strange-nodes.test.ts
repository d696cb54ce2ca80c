import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { crosswise } from "./support/cases";
import { letTimePass, stopClock } from "./support/clock";
import { attribute, eventually, find, findAll } from "./support/find";
import { recordingOf } from "./support/recording";
import { takeAddresses } from "./support/states";
import { data, faqOf, hrefIn, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** What a browser's own translation does: each text moves into a <font> inside a <font>. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, svg, font")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(`[${text.data}]`);
      text.replaceWith(outer);
    }
  });

/** What extensions put into a page before its own scripts run. */
const extend = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.extension = "";
      document.body.setAttribute("cz-shortcut-listen", "true");
      const host = document.createElement("extension-host");
      host.attachShadow({ mode: "open" }).innerHTML = "<p>Extension</p>";
      document.body.prepend(host);
      document.body.append(document.createElement("div"), "text", document.createComment("note"));
      for (const input of document.querySelectorAll("input")) input.dataset.filler = "1";
    });
  });

describe.each(crosswise)("a page with strange nodes, $code, $size", ({ code, size }) => {
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);

  /** Uses all that changes on the landing page, then goes to another page and back. */
  async function useAll(page: Page, again: () => Promise<void>): Promise<void> {
    const buttons = await page.$$("#faq h3 button");
    expect(buttons).toHaveLength(faqOf(code).length);
    for (const button of buttons.slice(1)) {
      await button.click();
      await eventually(async () => (await attribute(button, "aria-expanded")) === "true");
      await again();
    }
    const tabs = await findAll(page, "tab");
    expect(tabs).toHaveLength(data.questionIds.length);
    for (const tab of tabs.reverse()) {
      await tab.click();
      await eventually(async () => (await attribute(tab, "aria-selected")) === "true");
      await again();
    }
    await takeAddresses(page);
    await stopClock(page);
    await page.type("#contact input", "you@example.com");
    await page.click("#contact form button");
    await eventually(() => page.$eval("[role=status]", (node) => node.textContent !== ""));
    await again();
    await letTimePass(page);
    await eventually(() => page.$eval("[role=status]", (node) => node.textContent === ""));

    const menu = size === "phone" ? "dialog" : "menu";
    await page.click(`header [aria-haspopup=${menu}]`);
    await find(page, menu);
    await again();
    await page.keyboard.press("Escape");
    await eventually(async () => (await findAll(page, menu)).length === 0);

    await page.$eval(`footer a[href="${hrefIn(code, "/privacy")}"]`, (link) => link.click());
    await eventually(async () => (await page.title()).includes(legalOf(code, "privacy").title));
    await again();
    await page.goBack();
    await page.waitForSelector("#pricing");
    await again();
    expect(await findAll(page, "heading", t("common:error.title"))).toEqual([]);
  }

  test("of the browser's translation: everything works", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await translate(page);
    await useAll(page, () => translate(page));
    // Where the translation comes before React, React says that the texts differ, and draws anew.
    expect(recordingOf(page)).toMatchObject({ consoleErrors: [], foreignRequests: [] });
  });

  test("of extensions: React takes the page over, and everything works", async () => {
    const page = await open({ path: pathIn(code, "/"), size, before: extend });
    await hydrated(page);
    expect(await page.$("extension-host")).not.toBeNull();
    await useAll(page, async () => {});
    await expectQuiet(page);
  });
});
