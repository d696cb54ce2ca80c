import type { Page } from "puppeteer-core";

/** Placeholders that are longer than their fields, one line each. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll<HTMLInputElement>("input[placeholder]")].flatMap(
      (input) => {
        const style = getComputedStyle(input);
        if (!pen) return ["there is no canvas"];
        pen.font = `${style.fontSize} ${style.fontFamily}`;
        // Not clientWidth, which in Firefox is without the padding.
        const around = [
          style.borderLeftWidth,
          style.borderRightWidth,
          style.paddingLeft,
          style.paddingRight,
        ].reduce((sum, width) => sum + Number.parseFloat(width), 0);
        const room = input.getBoundingClientRect().width - around;
        const isCut = pen.measureText(input.placeholder).width > room;
        return isCut && input.checkVisibility() ? [`"${input.placeholder}" is cut off`] : [];
      },
    );
  });
}
