import type { Page } from "puppeteer-core";

/**
 * Words that begin on one line and end on another without a hyphen, one line each. Han and kana may
 * break anywhere, and so may `code` and addresses.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = /(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}])+/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("code, .uri"))
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(words)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`the word "${word}" is broken`);
      }
    }
    return found;
  });
}
