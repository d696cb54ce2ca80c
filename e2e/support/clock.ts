import type { Page } from "puppeteer-core";

declare global {
  interface Window {
    /** What the page means to do after a second or later. */
    putOff: (() => void)[];
  }
}

/** Stops the page's clock: whatever it would do after a second or later waits for `letTimePass`. */
export const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window;
    window.putOff = [];
    Object.assign(window, {
      setTimeout: (action: () => void, ms = 0) =>
        ms < 1000 ? setTimeout(action, ms) : -window.putOff.push(action),
    });
  });

/** Lets the page do what it has put off since its clock was stopped. */
export const letTimePass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const action of window.putOff.splice(0)) action();
  });
