import type { Page } from "puppeteer-core";

/** What a primary target has in both directions (WCAG 2.2, 2.5.5); that others have 24, axe asks. */
const least = 44;

/**
 * Primary are controls, and links that are the ways on: to the control panel, in the header, in the
 * menu of small screens, and those that look like a button.
 */
const primary = "button, input, [role=tab], [role=menuitem], header a, [role=dialog] a, .button";

/**
 * Primary targets smaller than they must be, one line each.
 * @param appUrl the address of the control panel
 */
export function smallTargets(page: Page, appUrl: string): Promise<string[]> {
  return page.$$eval(
    `${primary}, a[href^="${appUrl}"]`,
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
}
