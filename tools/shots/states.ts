import type { Page } from "puppeteer-core";

/** A state in which a page is photographed. */
export interface ShotState {
  name: string;
  isFull: boolean;
  fits: (path: string, width: number) => boolean;
  enter: (page: Page) => Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 400));
const isLanding = (path: string) => path === "/";

async function press(page: Page, selector: string): Promise<void> {
  await page.click(selector);
  await settle();
}

/** Presses the question with this number, counted from 0. */
const answer = (number: number): ShotState => ({
  name: `answer-${number + 1}`,
  isFull: false,
  fits: isLanding,
  enter: async (page) => {
    const tabs = await page.$$("[role=tab]");
    await tabs[number]?.click();
    await settle();
  },
});

export const states: ShotState[] = [
  { name: "full", isFull: true, fits: () => true, enter: async () => {} },
  {
    name: "menu",
    isFull: false,
    fits: (path, width) => isLanding(path) && width < 1200,
    enter: (page) => press(page, "header [aria-haspopup=dialog]"),
  },
  {
    name: "languages",
    isFull: false,
    fits: (path, width) => isLanding(path) && width >= 640,
    enter: (page) => press(page, "header [aria-haspopup=menu]"),
  },
  {
    name: "scrolled",
    isFull: false,
    fits: isLanding,
    enter: async (page) => {
      await page.evaluate(() => document.getElementById("pricing")?.scrollIntoView());
      await settle();
    },
  },
  ...[1, 2, 3, 4].map(answer),
  {
    name: "faq-open",
    isFull: false,
    fits: isLanding,
    enter: async (page) => {
      const questions = await page.$$("#faq button");
      await questions[3]?.click();
      await settle();
    },
  },
  {
    name: "subscribed",
    isFull: false,
    fits: isLanding,
    enter: async (page) => {
      await page.type("#contact input", "you@example.com");
      await press(page, "#contact button");
    },
  },
];
