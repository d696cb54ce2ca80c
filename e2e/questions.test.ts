import type { ElementHandle, Page } from "puppeteer-core";
import { digitalLinkUri } from "../src/digital-link/uri";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll, textOf } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

// What the answers say, and the keys: src/sections/product-pages.
const open = inOneBrowser();

/** The list of questions, by its name: the block to try has tabs of its own. */
const questionTabs = async (page: Page, code = "en") =>
  findAll(await find(page, "tablist", texts(code, "landing:questions.tabs")), "tab");

/** The answer to a question, named as the tab that asks it. */
const answerTo = (page: Page, id: string, code = "en") =>
  find(
    page,
    "tabpanel",
    ["", "Text"].map((of) => texts(code, `landing:questions.${id}${of}`)).join(" "),
  );

const isPicked = async (tab: ElementHandle) => (await attribute(tab, "aria-selected")) === "true";

test.each(bothLanguages)(
  "questions stay under the finger, their answer directly below, $code",
  async ({ code }) => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    const tabs = await questionTabs(page, code);
    expect(tabs).toHaveLength(data.questionIds.length);
    for (const index of [1, 4, 2, 0, 3]) {
      const tab = tabs[index];
      if (tab === undefined) continue;
      await bringTo(page, tab, 300);
      const before = await boxOf(tab);
      const place = [before.left + 40, before.top + 20] as const;
      // Firefox's driver refuses touches; the page hears both as a click.
      await (isFirefox ? page.mouse.click(...place) : page.touchscreen.tap(...place));
      await eventually(() => isPicked(tab));
      const after = await boxOf(tab);
      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
      const panel = await answerTo(page, data.questionIds[index] ?? "", code);
      expect(await textOf(panel)).toContain(texts(code, `product:${data.questionIds[index]}`));
      const answer = await boxOf(panel);
      expect(answer.top).toBeGreaterThanOrEqual(after.bottom);
      expect(answer.top).toBeLessThan(844);
      const next = tabs[index + 1];
      if (next === undefined) continue;
      const following = await boxOf(next);
      expect(following.top).toBeGreaterThanOrEqual(answer.bottom);
      // Question, answer and next question are seen at once, below the header.
      expect(following.bottom - after.top).toBeLessThanOrEqual(844 - 64);
    }
    await expectQuiet(page);
  },
);

const { gtin, lot } = data.sample;
const uri = digitalLinkUri(data.site.digitalLinkHost, { gtin });
const batchUri = digitalLinkUri(data.site.digitalLinkHost, { gtin, batch: lot });
/** A question whose answer needs no batch. */
const plain = data.questionIds.find((id) => id !== "batch") ?? "";
const codeAlt = (address: string) => texts("en", "landing:questions.codeAlt", { uri: address });

/** The names of the movements that run on the page. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((each) => (each as CSSAnimation).animationName),
  );

async function pick(page: Page, id: string): Promise<void> {
  const tabs = await questionTabs(page);
  const tab = tabs[data.questionIds.indexOf(id)];
  if (!tab) throw new Error(`No question is about ${id}`);
  await bringTo(page, tab, 300);
  await tab.click();
  await eventually(() => isPicked(tab));
}

const withBatch = data.questionIds.includes("batch") && plain ? test : test.skip;

withBatch("the code is printed anew for the batch, once, and is the old one after it", async () => {
  const page = await open({ path: "/", size: "desktop", reducedMotion: false });
  await pick(page, plain);
  await find(page, "image", codeAlt(uri));
  await eventually(async () => (await movements(page)).length === 0);
  await pick(page, "batch");
  const running = await movements(page);
  // The code, its beam, the address, the line to it and the answer.
  expect(new Set(running).size).toBe(5);
  await find(page, "image", codeAlt(batchUri));
  await eventually(async () => (await movements(page)).length === 0);
  await pick(page, plain);
  await find(page, "image", codeAlt(uri));
  expect((await movements(page)).join()).not.toMatch(/print|beam|type/);
  await expectQuiet(page);
});

withBatch("with less motion the batch's code is there at once", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await pick(page, "batch");
  expect(await movements(page)).toEqual([]);
  await find(page, "image", codeAlt(batchUri));
});
