import type { Page } from "puppeteer-core";

/** Placeholders that are longer than their fields, one line each: as values they would scroll. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.$$eval("input[placeholder]", (inputs) =>
    inputs.flatMap((input) => {
      const { value, placeholder } = input;
      input.value = placeholder;
      const isCut = input.checkVisibility() && input.scrollWidth > input.clientWidth;
      input.value = value;
      return isCut ? [`"${placeholder}" is cut off`] : [];
    }),
  );
}
