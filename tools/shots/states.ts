import type { Page } from "puppeteer-core";

/** A state in which a page is photographed. */
interface ShotState {
  name: string;
  /** Whether the whole page is photographed, not the window alone. */
  isFull?: boolean;
  fits: (path: string, width: number) => boolean;
  enter?: (page: Page) => Promise<unknown>;
}

const isLanding = (path: string) => path === "/";

/** Presses the control with this number, counted from 0, of those that a selector finds. */
const press =
  (selector: string, number = 0) =>
  async (page: Page) =>
    (await page.$$(selector))[number]?.click();

const answer = (number: number): ShotState => ({
  name: `answer-${number + 1}`,
  fits: isLanding,
  enter: press("[role=tab]", number),
});

export const states: ShotState[] = [
  { name: "full", isFull: true, fits: () => true },
  {
    name: "menu",
    fits: (path, width) => isLanding(path) && width < 1200,
    enter: press("header [aria-haspopup=dialog]"),
  },
  {
    name: "languages",
    fits: (path, width) => isLanding(path) && width >= 640,
    enter: press("header [aria-haspopup=menu]"),
  },
  ...[0, 1, 2, 3].map(answer),
  { name: "faq-open", fits: isLanding, enter: press("#faq button", 3) },
  {
    name: "subscribed",
    fits: isLanding,
    enter: async (page) => {
      await page.type("#contact input", "you@example.com");
      await press("#contact button")(page);
    },
  },
];
