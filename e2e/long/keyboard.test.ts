import type { Page } from "puppeteer-core";
import { setUpBrowser } from "../support/browser";
import { fullMatrix } from "../support/cases";
import { findAll, headerHeight } from "../support/find";
import { scrollTo } from "../support/scrolling";
import { languageByCode, localePath, textIn } from "../support/texts";

const open = setUpBrowser();

declare global {
  var previousStop: Element | undefined;
}

/** Describes the element with the focus. Returns undefined if no element of the page has it. */
const currentStop = (page: Page) =>
  page.evaluate(async (header) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const faults: string[] = [];

    // WCAG 2.4.7: an outline of 2 px or more that is not transparent.
    const outline = Number.parseFloat(style.outlineWidth);
    const isDrawn = style.outlineStyle !== "none" && !/, 0\)$/.test(style.outlineColor);
    if (!isDrawn || outline < 2) faults.push("it has no visible outline");
    if (box.width < 1 || box.height < 1) faults.push("it has no size");
    const isInWindow =
      box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isInWindow) faults.push("it is outside the window");

    // WCAG 2.4.11: nothing covers its middle and its upper edge. Of an element that is taller than the
    // window, the middle of the visible part counts.
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const fits = box.height <= innerHeight - header;
    for (const y of [...(fits ? [box.top + 2] : []), (top + bottom) / 2]) {
      const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
      const over = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
      const isOwn = over && (element.contains(over) || over.contains(element));
      if (isInWindow && !isOwn) faults.push(`it is covered by ${over?.localName ?? "nothing"}`);
    }
    // A link in a text may take several lines. Only the first one counts.
    const boxOf = (each: Element) =>
      (each.getClientRects()[0] ?? each.getBoundingClientRect()).toJSON() as DOMRect;
    const previous = window.previousStop;
    window.previousStop = element;
    return {
      box: boxOf(element),
      // Uses the current box of the previous stop, because the page may have scrolled.
      previousBox: previous && boxOf(previous),
      name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
      // The stop is in the header or in another element over the page.
      isFixed: element.closest("header, aside, [role=dialog]") !== null,
      // Only Firefox lets the Tab key stop at a scroll container.
      isScroller: element.tabIndex < 0 && element.scrollHeight > element.clientHeight,
      faults,
    };
  }, headerHeight);

type Stop = NonNullable<Awaited<ReturnType<typeof currentStop>>>;

/** Presses Tab until the focus leaves the page. Returns all elements that had it. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error("The focus has not left the page after 200 stops");
}

/**
 * Returns the stops that are above the previous one and not in a following column, or before it on the same
 * line.
 */
function outOfOrder(stops: readonly Stop[], dir: string): string[] {
  return stops.flatMap(({ box, previousBox, name, isFixed }, index) => {
    const previous = stops[index - 1];
    if (!previousBox || !previous || isFixed || previous.isFixed || previous.isScroller) return [];
    const isAbove = box.bottom <= previousBox.top;
    // Compares the middle, because the boxes of adjacent lines overlap in scripts with tall letters.
    const middle = (box.top + box.bottom) / 2;
    const isOnLine = previousBox.top < middle && middle < previousBox.bottom;
    const isRight = box.left >= previousBox.right;
    const isLeft = box.right <= previousBox.left;
    const [isAfter, isBefore] = dir === "rtl" ? [isLeft, isRight] : [isRight, isLeft];
    const isWrong = (isAbove && !isAfter) || (isOnLine && isBefore);
    return isWrong ? [`${name} comes after ${previous.name}`] : [];
  });
}

describe.each(fullMatrix)("the Tab key, $code, $size", ({ code, size }) => {
  test.each(["/", "/terms", "/no-such-page"])(
    "reaches every control of %s in visual order, with a visible focus",
    async (path) => {
      const page = await open({ path: localePath(code, path), size });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe(textIn(code, "common:skip"));
      expect(stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`))).toEqual(
        [],
      );
      expect(outOfOrder(stops, languageByCode(code).dir)).toEqual([]);

      // On a phone, the header has one more link while the page is scrolled.
      await scrollTo(page, 0);
      // Every link, button and field is one stop. A tab list is one, at the selected tab, and so is a radio
      // group, at the selected radio button.
      const roles = ["link", "button", "textbox", "tablist", "radiogroup", "slider"];
      const controls = await Promise.all(roles.map((role) => findAll(page, role)));
      // A tab panel is a stop if it contains none. The rows of the product demo have no role that all
      // browsers agree on.
      const others = await page.$$eval(
        "[role=tabpanel][tabindex='0'], summary",
        (all) => all.filter((each) => each.checkVisibility()).length,
      );
      const reached = stops.filter(({ isScroller }) => !isScroller);
      expect(reached).toHaveLength(controls.flat().length + others);
    },
  );
});
