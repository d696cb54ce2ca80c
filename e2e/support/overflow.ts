import type { Page } from "puppeteer-core";

/**
 * Returns the texts of a page that overflow, one line each: outside the window, clipped, wider than their
 * button, heading or cell, or over another text. Ignores SVG, aria-hidden and visually hidden texts, texts
 * that end in an ellipsis, and the content of scroll containers.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const slack = 1;
    const boxes = "a, button, h1, h2, h3, td, th, dd, li, label";

    const nameOf = ({ localName, id, classList }: Element) =>
      [localName, ...(id ? [`#${id}`] : []), ...classList].join(".");

    function ancestors(element: Element): Element[] {
      return [element, ...(element.parentElement ? ancestors(element.parentElement) : [])];
    }

    const isIgnored = (element: Element): boolean =>
      element.closest("svg, [aria-hidden=true]") !== null ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      ancestors(element).some((each) => {
        const { clipPath, textOverflow, overflowY } = getComputedStyle(each);
        const isScroller = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight;
        return clipPath.startsWith("inset(50%") || textOverflow === "ellipsis" || isScroller;
      });

    /** Whether it moves over the page by design, as the header and the menus do. */
    const floats = (element: Element) =>
      ancestors(element).some((each) => /fixed|sticky/.test(getComputedStyle(each).position));

    /** The elements into which a text has to fit: those that clip it, and its button, heading or cell. */
    const holders = (element: Element) =>
      ancestors(element)
        .filter((each) => each !== document.body && each !== document.documentElement)
        .flatMap((each) => {
          const { overflowX, overflowY, display } = getComputedStyle(each);
          const isBox = display !== "inline" && each.matches(boxes);
          const across = isBox || overflowX !== "visible";
          const down = overflowY === "hidden" || overflowY === "clip";
          return across || down ? [{ each, box: each.getBoundingClientRect(), across, down }] : [];
        });

    const lines: { where: string; left: number; right: number; top: number; bottom: number }[] = [];
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || isIgnored(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right === left) continue;
      const where = `${nameOf(element)} "${text.slice(0, 40)}"`;
      if (left < -slack || right > innerWidth + slack) found.push(`${where} leaves the window`);
      for (const line of floats(element) ? [] : range.getClientRects()) {
        // Ignores the upper and lower 30 %, because the boxes of tight lines overlap.
        const [top, bottom] = [line.top + line.height * 0.3, line.bottom - line.height * 0.3];
        lines.push({ where, left: line.left + 2, right: line.right - 2, top, bottom });
      }
      for (const { each, box, across, down } of holders(element)) {
        const isWide = across && (left < box.left - slack || right > box.right + slack);
        const isTall = down && (top < box.top - slack || bottom > box.bottom + slack);
        if (isWide) found.push(`${where} is wider than ${nameOf(each)}`);
        if (isTall) found.push(`${where} is taller than ${nameOf(each)}`);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [index, upper] of lines.entries()) {
      for (const lower of lines.slice(index + 1)) {
        if (lower.top >= upper.bottom) break;
        const isBeside = lower.left >= upper.right || upper.left >= lower.right;
        if (!isBeside) found.push(`${lower.where} is on top of ${upper.where}`);
      }
    }
    return found;
  });
}
