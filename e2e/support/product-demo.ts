import type { ElementHandle, Page } from "puppeteer-core";
import { find } from "./find";
import { textIn } from "./texts";

const t = (code: string, key: string) => textIn(code, `product-demo:${key}`);

/** A field of the product demo, by the key of its label. */
export const fieldOf = (page: Page, code: string, name = "gtin") =>
  find(page, "textbox", t(code, `labels.${name}`));

/** The code that opens this address, once it is drawn. */
export const codeOf = (page: Page, code: string, uri: string) =>
  find(page, "image", textIn(code, "landing:shopperQuestions.qrAlt", { uri }));

/** Brings the product demo into view and waits until it is hydrated. Returns the field for the number. */
export async function bringProductDemo(
  page: Page,
  code: string,
): Promise<ElementHandle<HTMLElement>> {
  await page.$eval("#product-demo", (demo) => demo.scrollIntoView({ behavior: "instant" }));
  await page.waitForSelector("#product-demo:not([data-lazy] *)");
  return fieldOf(page, code);
}

/** Opens the rows of further fields. */
export const openRows = (page: Page): Promise<void> =>
  page.$$eval("#product-demo details:not([open]) > summary", (rows) => {
    for (const row of rows) (row as HTMLElement).click();
  });

/** Selects a tab by keyboard, because the header can cover it. Returns its panel. */
export async function openView(page: Page, code: string, view: "shopper" | "checkout" | "size") {
  await (await find(page, "tab", t(code, `views.${view}`))).press("Enter");
  return find(page, "tabpanel", t(code, `views.${view}`));
}
