import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { isPublished } from "./support/cases";
import { previewAddress } from "./support/preview";
import { states } from "./support/states";
import { data, pathIn, samplePages } from "./support/texts";

const open = inOneBrowser();
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];
// Four scripts, with other line heights and lengths.
const codes = ["en", "ar", "hi", "ja"].filter(isPublished);

/** The minimum width and height of a primary target (WCAG 2.2, 2.5.5). axe tests 24 px for all others. */
const least = 44;

/** Controls, and links in the header, in the mobile menu, to the app, or with the look of a button. */
const primary = "button, input, [role=tab], [role=menuitem], header a, [role=dialog] a, .button";

/** Primary targets that are too small, one line each. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.$$eval(
    `${primary}, a[href^="${data.site.appUrl}"]`,
    (targets, limit) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isReachable =
          target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]");
        // A link within a text is as high as its line.
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

describe.each(codes)("touch targets, %s", (code) => {
  test.each(paths)("are large enough on %s in every state", async (path) => {
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
