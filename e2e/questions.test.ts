import type { ElementHandle, Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

// The texts of the answers, and the keys: src/sections/shopper-questions.
const open = inOneBrowser();

/** The tabs of the questions. The product demo has other tabs. */
const questionTabs = async (page: Page, code = "en") =>
  findAll(await find(page, "tablist", texts(code, "landing:questions.tabs")), "tab");

/** The tab panel with the answer, which has the name of its tab. */
const answerTo = (page: Page, id: string, code = "en") =>
  find(
    page,
    "tabpanel",
    ["", "Text"].map((of) => texts(code, `landing:questions.${id}${of}`)).join(" "),
  );

const isSelected = async (tab: ElementHandle) => (await attribute(tab, "aria-selected")) === "true";

test.each(bothLanguages)(
  "a tapped question does not move, and its answer is directly below it, $code",
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
      // Firefox does not support touches.
      await (isFirefox ? page.mouse.click(...place) : page.touchscreen.tap(...place));
      await eventually(() => isSelected(tab));
      const after = await boxOf(tab);
      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
      const panel = await answerTo(page, data.questionIds[index] ?? "", code);
      const answer = await boxOf(panel);
      expect(answer.top).toBeGreaterThanOrEqual(after.bottom);
      expect(answer.top).toBeLessThan(844);
      const next = tabs[index + 1];
      if (next === undefined) continue;
      const following = await boxOf(next);
      expect(following.top).toBeGreaterThanOrEqual(answer.bottom);
      // Question, answer and next question fit on one screen below the header.
      expect(following.bottom - after.top).toBeLessThanOrEqual(844 - 64);
    }
    await expectQuiet(page);
  },
);

const { gtin, lot } = data.sample;
const uri = `${data.site.digitalLinkHost}/01/${gtin}`;
const batchUri = `${uri}/10/${encodeURIComponent(lot)}`;
/** A question whose answer does not depend on the batch. */
const plain = data.questionIds.find((id) => id !== "batch") ?? "";
const codeAlt = (address: string) => texts("en", "landing:questions.codeAlt", { uri: address });

/** The names of the running animations. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((each) => (each as CSSAnimation).animationName),
  );

async function select(page: Page, id: string): Promise<void> {
  const tabs = await questionTabs(page);
  const tab = tabs[data.questionIds.indexOf(id)];
  if (!tab) throw new Error(`No question is about ${id}`);
  await bringTo(page, tab, 300);
  await tab.click();
  await eventually(() => isSelected(tab));
}

const withBatch = data.questionIds.includes("batch") && plain ? test : test.skip;

withBatch(
  "the code changes to that of the batch with one animation, and back without",
  async () => {
    const page = await open({ path: "/", size: "desktop", reducedMotion: false });
    await select(page, plain);
    await find(page, "image", codeAlt(uri));
    await eventually(async () => (await animations(page)).length === 0);
    await select(page, "batch");
    const running = await animations(page);
    // The animations of the code, its beam, the address, the line to it and the answer.
    expect(new Set(running).size).toBe(5);
    await find(page, "image", codeAlt(batchUri));
    await eventually(async () => (await animations(page)).length === 0);
    await select(page, plain);
    await find(page, "image", codeAlt(uri));
    expect((await animations(page)).join()).not.toMatch(/print|beam|type/);
    await expectQuiet(page);
  },
);

withBatch("the code changes without an animation under reduced motion", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await select(page, "batch");
  expect(await animations(page)).toEqual([]);
  await find(page, "image", codeAlt(batchUri));
});
