import type { ElementHandle, Page } from "puppeteer-core";
import { find } from "./find";
import { bringTo } from "./scrolling";
import { texts } from "./texts";

const t = (code: string, key: string) => texts(code, `try-it:${key}`);

/** A field of the strip to try, by what it is for. */
export const fieldOf = (page: Page, code: string, name = "gtin") =>
  find(page, "textbox", t(code, `labels.${name}`));

/** The strip's code that opens this address, once it is drawn. */
export const codeOf = (page: Page, code: string, uri: string) =>
  find(page, "image", texts(code, "landing:questions.qrAlt", { uri }));

/** Brings the strip into view, goes to its field, and waits for what its script adds. */
export async function bringTryIt(page: Page, code: string): Promise<ElementHandle<HTMLElement>> {
  const field = await fieldOf(page, code);
  await bringTo(page, field, 200);
  await field.focus();
  await find(page, "button", t(code, "copy"));
  return field;
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
