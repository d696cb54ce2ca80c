import type { Page } from "puppeteer-core";

/** A box on the page (not in the window), in px. */
interface Place {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

/** The element with the focus. */
interface Stop extends Place {
  /** The `aria-label` or the text. */
  name: string;
  /** The current box of the previous stop, because the page may have scrolled. */
  before: Place | undefined;
  /** Whether it is in the header or in something else over the page. */
  isFixed: boolean;
  /** Whether it is a scroll container, which only Firefox makes a stop. */
  isScroller: boolean;
  /** What is wrong with its focus. */
  faults: string[];
}

/** Returns the element with the focus, or undefined if no element of the page has it. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
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
    const fits = box.height <= innerHeight - 72;
    for (const y of [...(fits ? [box.top + 2] : []), (top + bottom) / 2]) {
      const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
      const over = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
      const isOwn = over && (element.contains(over) || over.contains(element));
      if (isInWindow && !isOwn) faults.push(`it is covered by ${over?.localName ?? "nothing"}`);
    }
    // A link in a text may take several lines. Only the first one counts.
    const placeOf = (each: Element) => {
      const first = each.getClientRects()[0] ?? each.getBoundingClientRect();
      const [upper, lower] = [first.top + scrollY, first.bottom + scrollY];
      return { top: upper, bottom: lower, left: first.left, right: first.right };
    };
    const known = window as { stopBefore?: Element };
    const before = known.stopBefore && placeOf(known.stopBefore);
    known.stopBefore = element;
    return {
      ...placeOf(element),
      before,
      name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
      isFixed: element.closest("header, aside, [role=dialog]") !== null,
      isScroller: element.tabIndex < 0 && element.scrollHeight > element.clientHeight,
      faults,
    };
  });
}

/** Presses Tab until the focus leaves the page. Returns all elements that had it. */
export async function tabThrough(page: Page, most = 200): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus has not left the page after ${most} stops`);
}

/**
 * Returns the stops that are above the previous one and not in a following column, or before it on the same
 * line.
 */
export function outOfOrder(stops: readonly Stop[], dir: string): string[] {
  return stops.flatMap((stop, index) => {
    const last = stop.before;
    const previous = stops[index - 1];
    if (!last || !previous || stop.isFixed || previous.isFixed || previous.isScroller) return [];
    const isAbove = stop.bottom <= last.top;
    // Compares the middle, because the boxes of adjacent lines overlap in scripts with tall letters.
    const middle = (stop.top + stop.bottom) / 2;
    const isOnLine = last.top < middle && middle < last.bottom;
    const isRight = stop.left >= last.right;
    const isLeft = stop.right <= last.left;
    const [isFurther, isBefore] = dir === "rtl" ? [isLeft, isRight] : [isRight, isLeft];
    const isWrong = (isAbove && !isFurther) || (isOnLine && isBefore);
    return isWrong ? [`${stop.name} comes after ${previous.name}`] : [];
  });
}
