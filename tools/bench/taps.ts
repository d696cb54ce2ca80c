import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import type { Figures } from "./budgets";
import { interactionTo } from "./lighthouse";
import { newVisitor, openWhole, phone } from "./visitor";

/** What a visitor uses first, at which width: tapped on the whole page, and before React has taken over. */
const uses = [
  { name: "menu", control: "header [aria-haspopup=dialog]", width: phone.width },
  { name: "languages", control: "header [aria-haspopup=menu]", width: 1280 },
  { name: "tab", control: "[role=tab][aria-selected=false]", width: phone.width },
  { name: "question", control: "#faq [aria-expanded=false]", width: phone.width },
] as const;

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** Taps a control, and tells whether it has answered. */
async function tap(page: Page, control: string): Promise<boolean> {
  const element = await page.waitForSelector(control);
  await element?.tap();
  const isAnswered = (tapped: Element | null) =>
    tapped?.matches("[aria-expanded=true], [aria-selected=true]");
  const answer = await page
    .waitForFunction(isAnswered, { timeout: patience }, element)
    .catch(() => null);
  // The frame that shows the answer counts.
  await wait(500);
  return answer !== null;
}

/** Interaction to Next Paint of a tap in ms; Infinity without an answer. */
async function delayOf(page: Page, control: string, open?: () => Promise<unknown>) {
  let isAnswered = false;
  const delay = await interactionTo(page, async () => {
    await open?.();
    isAnswered = await tap(page, control);
  });
  return isAnswered ? delay : Number.POSITIVE_INFINITY;
}

/** Taps each control that a page has, on a new page each time. */
export async function tapAll(browser: Browser, url: string): Promise<Figures> {
  const figures: Figures = {};
  for (const { name, control, width } of uses) {
    const page = await newVisitor(browser, width);
    await openWhole(page, url);
    const isThere = (await page.$(control)) !== null;
    if (isThere) figures[`${name}Tap`] = await delayOf(page, control);
    await page.browserContext().close();
    if (!isThere) continue;
    const fresh = await newVisitor(browser, width);
    const open = () => fresh.goto(url, { waitUntil: "domcontentloaded" });
    figures[`${name}TapEarly`] = await delayOf(fresh, control, open);
    await fresh.browserContext().close();
  }
  return figures;
}
