import type { Page } from "puppeteer-core";

/** WCAG 2.2, 2.5.8 and 2.5.5: what any target has in both directions, and what a primary one has. */
const least = { any: 24, primary: 44 };

/**
 * Primary are controls, and links that are the ways on: to the control panel, in the header, in the
 * menu of small screens, and those that look like a button.
 */
const primary = "button, input, [role=tab], [role=menuitem], header a, [role=dialog] a, .button";

/**
 * Targets smaller than they must be, one line each. Links in the lines of a text are left out, as
 * the guidelines leave them out: their height is the line's.
 * @param appUrl the address of the control panel
 */
export function smallTargets(page: Page, appUrl: string): Promise<string[]> {
  return page.evaluate(
    ({ least, primary, appUrl }) => {
      const inText = (element: Element) =>
        element.matches("a") &&
        getComputedStyle(element).display === "inline" &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      const isReachable = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
      return [...document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex='0']")]
        .filter((element) => isReachable(element) && !inText(element))
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isPrimary =
            element.matches(primary) || (element as HTMLAnchorElement).href?.startsWith(appUrl);
          const limit = isPrimary ? least.primary : least.any;
          const size = `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;
          const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
          const isSmall = Math.min(width, height) < limit - 0.01;
          return isSmall ? [`${element.localName} ${name}: ${size}, not ${limit}`] : [];
        });
    },
    { least, primary, appUrl },
  );
}
