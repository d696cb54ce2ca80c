import type { Page } from "puppeteer-core";

declare global {
  /** The timeouts of a second or longer since the clock was stopped. */
  var postponed: (() => void)[];
}

/** Stops the clock of a page: timeouts of a second or longer wait for `letTimePass`. */
export const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window;
    window.postponed = [];
    Object.assign(window, {
      setTimeout: (action: () => void, ms = 0) =>
        ms < 1000 ? setTimeout(action, ms) : -window.postponed.push(action),
    });
  });

/** Runs the timeouts that wait since the clock was stopped. */
export const letTimePass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const action of window.postponed.splice(0)) action();
  });
