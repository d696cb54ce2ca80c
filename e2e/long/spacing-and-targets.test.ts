import type { Page } from "puppeteer-core";
import { setUpBrowser } from "../support/browser";
import { isPublished } from "../support/cases";
import { overflowing } from "../support/overflow";
import { statesOf } from "../support/states";
import { data, localePath, previewAddress, samplePages } from "../support/texts";

// Criteria of WCAG 2.2 that axe does not test. A window of 320 px, which is one of 1280 px at 400 % zoom:
// e2e/text-layout.
const open = setUpBrowser();
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];
// Scripts with other line heights and lengths.
const codes = ["en", "ar", "hi", "ja", "ru"].filter(isPublished);
const pages = codes.flatMap((code) => paths.map((path) => ({ code, path })));

/**
 * The text spacing of 1.4.12. Scripts with joined letters have no letter spacing, so the criterion does not
 * require it there.
 */
const spacing = (isJoined: boolean) => `*, ::before, ::after {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  ${isJoined ? "" : "letter-spacing: 0.12em !important;"}
}
p { margin-block-end: 2em !important; }`;

test.each(pages)(
  "with the text spacing of a reader, no text of $path in $code overflows",
  async ({ code, path }) => {
    const page = await open({ path: localePath(code, path), size: "desktop" });
    // Adds the styles as a browser extension does, to which the Content-Security-Policy does not apply.
    await page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      },
      spacing(code === "ar" || code === "hi"),
    );
    const found: Record<number, string[]> = {};
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 844 });
      found[width] = await overflowing(page);
    }
    expect(found).toEqual({ 320: [], 390: [], 1280: [] });
  },
);

/** Controls, and links in the header, in the mobile menu or to the app. */
const primary = `button, input, [role=tab], [role=menuitem], header a, [role=dialog] a,
  a[href^="${data.site.appUrl}"]`;

/**
 * Primary targets, and links with the border of a button, of less than 44 x 44 px (2.5.5), one line each. axe
 * tests 24 px for all others.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.$$eval(
    `${primary}, main a, aside a`,
    (targets, selector) =>
      targets.flatMap((target) => {
        const { borderTopStyle, display } = getComputedStyle(target);
        if (!target.matches(selector) && borderTopStyle === "none") return [];
        // A label around an input belongs to its target.
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
        const isReachable =
          target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]");
        // A link within a text is as high as its line.
        const isInText =
          display === "inline" &&
          target.parentElement?.textContent?.trim() !== target.textContent?.trim();
        if (!isReachable || isInText || Math.min(width, height) > 43.99) return [];
        const name = target.ariaLabel ?? target.textContent?.trim().slice(0, 40);
        return [`${target.localName} ${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`];
      }),
    primary,
  );

test.each(pages.filter(({ code }) => code !== "ru"))(
  "targets are large enough on $path in $code in every state",
  async ({ code, path }) => {
    const page = await open({ path: localePath(code, path), size: "phone" });
    const found: string[] = [];
    for (const state of statesOf(path)) {
      await state.enter(page, code);
      const small = await smallTargets(page);
      found.push(...small.map((each) => `${state.name}: ${each}`));
    }
    expect(found).toEqual([]);
  },
);
