import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { isPublished } from "./support/cases";
import { previewAddress } from "./support/preview";
import { states } from "./support/states";
import { data, pathIn, samplePages } from "./support/texts";

const open = inOneBrowser();
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];
// Each of another script, with its own lines and lengths.
const codes = ["en", "ar", "hi", "ja"].filter(isPublished);

/** What a primary target has in both directions (WCAG 2.2, 2.5.5); that others have 24, axe asks. */
const least = 44;

/**
 * Primary are controls, and links that are the ways on: to the control panel, in the header, in the
 * menu of small screens, and those that look like a button.
 */
const primary = "button, input, [role=tab], [role=menuitem], header a, [role=dialog] a, .button";

/** Primary targets smaller than they must be, one line each. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.$$eval(
    `${primary}, a[href^="${data.site.appUrl}"]`,
    (targets, limit) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isReachable =
          target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]");
        // Within a text its height is the line's.
        const isInText =
          getComputedStyle(target).display === "inline" &&
          target.parentElement?.textContent?.trim() !== target.textContent?.trim();
        if (!isReachable || isInText || Math.min(width, height) > limit - 0.01) return [];
        const name = target.ariaLabel ?? target.textContent?.trim().slice(0, 40);
        const size = `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;
        return [`${target.localName} ${name}: ${size}, not ${limit}`];
      }),
    least,
  );

describe.each(codes)("what a finger is to meet, %s", (code) => {
  test.each(paths)("has its size on %s in every state", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "phone" });
    const found: string[] = [];
    for (const state of states.filter(({ fits }) => fits(path, 390))) {
      await state.enter(page, code);
      const small = await smallTargets(page);
      found.push(...small.map((each) => `${state.name}: ${each}`));
    }
    expect(found).toEqual([]);
    if (path !== "/no-such-page") await expectQuiet(page);
  });
});
