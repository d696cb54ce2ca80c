import type { ElementHandle, Page } from "puppeteer-core";
import { isFirefox } from "./browser";

// Firefox's driver refuses the touches that the library makes; there a press of the mouse stands for
// a tap, as the page hears both as a click.

/** Taps an element in its middle. */
export function tap(element: ElementHandle<Element>): Promise<void> {
  return isFirefox ? element.click() : element.tap();
}

/** Taps a place in the window, in CSS px. */
export function tapAt(page: Page, x: number, y: number): Promise<void> {
  return isFirefox ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
}
