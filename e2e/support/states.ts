import type { Page } from "puppeteer-core";
import { stopClock } from "./clock";
import { eventually, find, textOf } from "./find";
import { previewAddress } from "./preview";
import { bringProductDemo, fieldOf, openRow, openView } from "./product-demo";
import { data, faqOf, languageOf, samplePages, texts } from "./texts";

/** What a visitor may bring a page to. */
interface PageState {
  name: string;
  /** Whether a page can be brought to it at this width, in px. */
  fits: (path: string, width: number) => boolean;
  enter: (page: Page, code: string) => Promise<unknown>;
}

const isLanding = (path: string) => path === "/";
const hasHeader = (path: string) => ![...Object.values(samplePages), previewAddress].includes(path);

async function answerLast(page: Page, code: string): Promise<void> {
  const last = faqOf(code).at(-1);
  const button = await find(page, "button", last?.question);
  await button.click();
  await eventually(() => button.evaluate((node) => node.ariaExpanded === "true"));
}

async function pickLast(page: Page, code: string): Promise<void> {
  const id = data.questionIds.at(-1);
  const question = texts(code, `landing:questions.${id}`);
  const tabs = await page.$$("[role=tab]");
  for (const tab of tabs) if ((await textOf(tab)).startsWith(question)) await tab.click();
  await eventually(async () => tabs.at(-1)?.evaluate((node) => node.ariaSelected === "true"));
}

/** Has the newsletter's service, where data/site.json names one, take each address at once. */
const takeAddresses = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.method === "POST" ? Promise.resolve(new Response()) : fetch(input, init);
  });

async function subscribe(page: Page, code: string): Promise<void> {
  await stopClock(page);
  await takeAddresses(page);
  const field = await find(page, "textbox", texts(code, "landing:contact.emailLabel"));
  await field.type("somebody@example.com");
  await (await find(page, "button", texts(code, "landing:contact.subscribe"))).click();
  const thanks = texts(code, "landing:contact.success");
  await eventually(async () =>
    (await page.$eval("body", (body) => body.innerText)).includes(thanks),
  );
}

/** Each state of the built pages, in the order in which one page can be brought through them. */
export const states: PageState[] = [
  { name: "as it opens", fits: () => true, enter: async () => {} },
  {
    name: "another question answered, another tab picked, thanks shown",
    fits: isLanding,
    enter: async (page, code) => {
      await answerLast(page, code);
      await pickLast(page, code);
      await subscribe(page, code);
    },
  },
  {
    name: "a product of the visitor’s, all fields open",
    fits: isLanding,
    enter: async (page, code) => {
      await (await bringProductDemo(page, code)).type("6291041500213");
      for (const key of ["more", "link.title"]) await openRow(page, code, key);
      await (await find(page, "radio", texts(code, "product-demo:printed.no"))).click();
      await (await fieldOf(page, code, "batch")).type("L1");
      await (await fieldOf(page, code, "ingredients")).type("plums, sugar");
    },
  },
  ...(["checkout", "size"] as const).map((view) => ({
    name: `its view: ${view}`,
    fits: isLanding,
    enter: (page: Page, code: string) => openView(page, code, view),
  })),
  {
    name: "menu open",
    fits: (path, width) => hasHeader(path) && width < 1200,
    enter: async (page, code) => {
      await (await find(page, "button", texts(code, "common:menu"))).click();
      await find(page, "dialog", texts(code, "common:menu"));
    },
  },
  {
    name: "languages open",
    fits: (path, width) => hasHeader(path) && width >= 1200,
    enter: async (page, code) => {
      const name = texts(code, "common:language.button", { name: languageOf(code).endonym });
      await (await find(page, "button", name)).click();
      await find(page, "menu");
    },
  },
];
