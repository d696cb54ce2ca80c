import type { Page } from "puppeteer-core";

/** Placeholders that are longer than their fields, one line each. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll<HTMLInputElement>("input[placeholder]")].flatMap(
      (input) => {
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
        if (!pen) return ["there is no canvas"];
        pen.font = `${fontSize} ${fontFamily}`;
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        const isCut = pen.measureText(input.placeholder).width > input.clientWidth - padding;
        return isCut && input.checkVisibility() ? [`"${input.placeholder}" is cut off`] : [];
      },
    );
  });
}
