import type { ElementHandle, Page } from "puppeteer-core";
import { eventually, find, textOf } from "./find";
import { texts } from "./texts";

const t = (code: string, key: string) => texts(code, `product-demo:${key}`);

/** A field of the block to try, by what it is for. */
export const fieldOf = (page: Page, code: string, name = "gtin") =>
  find(page, "textbox", t(code, `labels.${name}`));

/** The pack's code that opens this address, once it is drawn. */
export const codeOf = (page: Page, code: string, uri: string) =>
  find(page, "image", texts(code, "landing:questions.qrAlt", { uri }));

/** Brings the block into view, and waits for its code; its field for the number. */
export async function bringProductDemo(
  page: Page,
  code: string,
): Promise<ElementHandle<HTMLElement>> {
  await page.$eval("#product-demo", (block) => block.scrollIntoView({ behavior: "instant" }));
  await eventually(() => page.$("div:not([data-lazy]) > #product-demo"));
  return fieldOf(page, code);
}

/** Pastes a text in place of what a field holds, as a browser tells of it. */
export async function paste(field: ElementHandle<HTMLElement>, text: string): Promise<void> {
  await field.evaluate((node, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(node, value);
    node.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }, text);
}

/** Types in place of what a field holds. */
export async function retype(field: ElementHandle<HTMLElement>, text: string): Promise<void> {
  await field.evaluate((node) => (node as HTMLInputElement).select());
  await field.type(text);
}

/** Opens a row that is folded away, where it is. */
export async function openRow(page: Page, code: string, key: string): Promise<void> {
  for (const button of await page.$$("#product-demo [aria-expanded=false]")) {
    // Its name may go on with what is in it.
    const isIt = (await textOf(button)).startsWith(t(code, key));
    if (isIt && (await button.evaluate((node) => node.checkVisibility()))) await button.click();
  }
}
