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

    /** An element and its ancestors below the body. */
    const holdersOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...holdersOf(element.parentElement)] : [];

    const lines: { where: string; left: number; right: number; top: number; bottom: number }[] = [];
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("svg, [aria-hidden=true]")) continue;
      const holders = holdersOf(element).map((holder) => ({
        holder,
        style: getComputedStyle(holder),
      }));
      const isIgnored = holders.some(({ holder, style }) => {
        const { clipPath, textOverflow, overflowY } = style;
        const isScroller =
          /auto|scroll/.test(overflowY) && holder.scrollHeight > holder.clientHeight;
        return clipPath.startsWith("inset(50%") || textOverflow === "ellipsis" || isScroller;
      });
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (isIgnored || right === left) continue;
      const where = `${nameOf(element)} "${text.slice(0, 40)}"`;
      if (left < -slack || right > innerWidth + slack) found.push(`${where} leaves the window`);
      for (const { holder, style } of holders) {
        const { display, overflowX, overflowY } = style;
        const box = holder.getBoundingClientRect();
        const isBox = display !== "inline" && holder.matches(boxes);
        const isWide = left < box.left - slack || right > box.right + slack;
        if (isWide && (isBox || overflowX !== "visible")) {
          found.push(`${where} is wider than ${nameOf(holder)}`);
        }
        const isTall = top < box.top - slack || bottom > box.bottom + slack;
        if (isTall && /hidden|clip/.test(overflowY)) {
          found.push(`${where} is taller than ${nameOf(holder)}`);
        }
      }
      // The header and the menus move over the page by design.
      if (holders.some(({ style }) => /fixed|sticky/.test(style.position))) continue;
      for (const line of range.getClientRects()) {
        // Ignores the upper and lower 30 %, because the boxes of tight lines overlap.
        const [top, bottom] = [line.top + line.height * 0.3, line.bottom - line.height * 0.3];
        lines.push({ where, left: line.left + 2, right: line.right - 2, top, bottom });
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
