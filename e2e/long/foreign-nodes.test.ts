import type { Page } from "puppeteer-core";
import { setUpBrowser } from "../support/browser";
import { smokeMatrix } from "../support/cases";
import { find, findAll, isGone, legalLink } from "../support/find";
import { statesOf } from "../support/states";
import { legalOf, localePath, textIn } from "../support/texts";

const open = setUpBrowser();

/** Does what the translation of a browser does: wraps each text into a <font> inside a <font>. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, svg, font")) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(text.data);
      text.replaceWith(outer);
    }
  });

/** Adds what extensions add to a page before its own scripts run. */
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

describe.each(smokeMatrix)(
  "the pages with nodes that are not theirs, $code, $size",
  ({ code, size }) => {
    /** Brings the landing page into all states, then goes to another page and back. */
    async function useAll(page: Page, again: () => Promise<void>): Promise<void> {
      for (const { enter } of statesOf("/")) {
        await enter(page, code);
        await again();
      }
      await page.keyboard.press("Escape");
      expect(await isGone(page, size === "phone" ? "dialog" : "menu")).toBe(true);
      await again();
      await (await legalLink(page, code, "privacy")).click();
      await find(page, "heading", legalOf(code, "privacy").title);
      await again();
      await page.goBack();
      await find(page, "heading", textIn(code, "landing:pricing.title"));
      await again();
      expect(await findAll(page, "heading", textIn(code, "common:error.title"))).toEqual([]);
    }

    test("work when the browser translates them", async () => {
      // If the translation is before hydration, React reports that the texts differ, and renders them again.
      const page = await open({ path: localePath(code, "/"), size, expected: /React error #/ });
      await translate(page);
      await useAll(page, () => translate(page));
    });

    test("work when extensions have added nodes before hydration", async () => {
      const page = await open({ path: localePath(code, "/"), size, before: extend });
      expect(await page.$("extension-host")).not.toBeNull();
      await useAll(page, async () => {});
    });
  },
);
