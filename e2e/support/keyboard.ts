import type { Page } from "puppeteer-core";

/** A place on the page (not in the window), in px. */
interface Place {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

/** Where the keyboard is, and how it shows. */
interface Stop extends Place {
  /** The accessible name if it is written, else the text. */
  name: string;
  /** Where the stop before is now: parts of the page stand still while the rest is scrolled. */
  before: Place | undefined;
  /** In the header, which stands over the page. */
  isFixed: boolean;
  /** A part that can be scrolled by itself, which Firefox lets the keyboard stop at. */
  isScroller: boolean;
  /** What is wrong with it; nothing where all is well. */
  faults: string[];
}

/** The element with the focus; undefined when the keyboard has left the page's content. */
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

    // 2.4.7: an outline of 2 px or more, in a colour that is there.
    const outline = Number.parseFloat(style.outlineWidth);
    const isDrawn = style.outlineStyle !== "none" && !/, 0\)$/.test(style.outlineColor);
    if (!isDrawn || outline < 2) faults.push("it shows no focus ring");
    if (box.width < 1 || box.height < 1) faults.push("it has no size");
    const isInWindow =
      box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isInWindow) faults.push("it is out of the window");

    // 2.4.11: what is under its middle, and its upper edge, is itself and not the header. Of what is
    // taller than the window, the middle of the part in view counts.
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const fits = box.height <= innerHeight - 72;
    for (const y of [...(fits ? [box.top + 2] : []), (top + bottom) / 2]) {
      const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
      const over = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
      const isOwn = over && (element.contains(over) || over.contains(element));
      if (isInWindow && !isOwn) faults.push(`it is covered by ${over?.localName ?? "nothing"}`);
    }
    // A link in a text may go over several lines: its place is where it begins.
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

/** Goes through the page with the Tab key, from its top until the keyboard leaves it. */
export async function tabThrough(page: Page, most = 200): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`The keyboard has not left the page after ${most} stops`);
}

/**
 * Stops that come after another although they stand before it: above it and not in a column further
 * on, or nearer the line's start.
 */
export function outOfOrder(stops: readonly Stop[], dir: string): string[] {
  return stops.flatMap((stop, index) => {
    const last = stop.before;
    const previous = stops[index - 1];
    if (!last || !previous || stop.isFixed || previous.isFixed || previous.isScroller) return [];
    const isAbove = stop.bottom <= last.top;
    // By its middle: the boxes of neighbouring lines overlap where letters are tall.
    const middle = (stop.top + stop.bottom) / 2;
    const isOnLine = last.top < middle && middle < last.bottom;
    const isRight = stop.left >= last.right;
    const isLeft = stop.right <= last.left;
    const [isFurther, isBefore] = dir === "rtl" ? [isLeft, isRight] : [isRight, isLeft];
    const isWrong = (isAbove && !isFurther) || (isOnLine && isBefore);
    return isWrong ? [`${stop.name} comes after ${previous.name}`] : [];
  });
}
