import type { Page } from "puppeteer-core";
import { breakpoints } from "../../src/theme/tokens";
import { find, findAll } from "./find";
import { bringProductDemo, fieldOf, openRows, openView } from "./product-demo";
import { data, faqOf, languageByCode, previewAddress, samplePages, textIn } from "./texts";

/** A state into which a visitor can bring a page. */
interface PageState {
  name: string;
  enter: (page: Page, code: string) => Promise<unknown>;
}

/** Stops the clock of a page: timeouts of a second or longer never end. */
export const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window;
    const timeout = (action: () => void, ms = 0) => (ms < 1000 ? setTimeout(action, ms) : 0);
    Object.assign(window, { setTimeout: timeout });
  });

const landingStates: PageState[] = [
  {
    name: "last answer open, last question selected, thanks shown",
    enter: async (page, code) => {
      const answer = await find(page, "button", faqOf(code).at(-1)?.question);
      await answer.click();
      await page.waitForFunction((node) => node.ariaExpanded === "true", {}, answer);
      const list = await find(page, "tablist", textIn(code, "landing:shopperQuestions.tabs"));
      const tab = (await findAll(list, "tab")).at(-1);
      await tab?.click();
      await page.waitForFunction((node) => node?.ariaSelected === "true", {}, tab);
      await stopClock(page);
      // A service would receive the address.
      if (data.site.newsletter.endpoint) return;
      const field = await find(page, "textbox", textIn(code, "landing:contact.emailLabel"));
      await field.type("somebody@example.com");
      await (await find(page, "button", textIn(code, "landing:contact.subscribe"))).click();
      const thanks = textIn(code, "landing:contact.success");
      await page.waitForFunction((text) => document.body.innerText.includes(text), {}, thanks);
    },
  },
  {
    name: "a product of the visitor’s, all fields open",
    enter: async (page, code) => {
      await (await bringProductDemo(page, code)).type("6291041500213");
      await openRows(page);
      await (await find(page, "radio", textIn(code, "product-demo:printed.no"))).click();
      await (await fieldOf(page, code, "batch")).type("L1");
      await (await fieldOf(page, code, "ingredients")).type("plums, sugar");
    },
  },
  ...(["checkout", "size"] as const).map((view) => ({
    name: `the product demo, view: ${view}`,
    enter: (page: Page, code: string) => openView(page, code, view),
  })),
];

/** The mobile menu, or the language menu where the header has all links. */
const menuOpen: PageState = {
  name: "menu open",
  enter: async (page, code) => {
    const isWide = (page.viewport()?.width ?? 0) >= 16 * Number.parseFloat(breakpoints.xl);
    const language = textIn(code, "common:language.button", { name: languageByCode(code).endonym });
    await (await find(page, "button", isWide ? language : textIn(code, "common:menu"))).click();
    await find(page, isWide ? "menu" : "dialog");
  },
};

/** The states of a page, in an order in which it can go through them. */
export function statesOf(path: string): PageState[] {
  const hasHeader = ![...Object.values(samplePages), previewAddress].includes(path);
  return [
    { name: "as it opens", enter: async () => {} },
    ...(path === "/" ? landingStates : []),
    ...(hasHeader ? [menuOpen] : []),
  ];
}
