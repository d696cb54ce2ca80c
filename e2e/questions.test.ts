import type { Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { bothLanguages, smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, findAll } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, faqOf, localePath, textIn } from "./support/texts";

// The FAQ and the shopper questions. The texts of the answers, and the keys: src/sections/shopper-questions.
const open = setUpBrowser();

/** The indexes of the visible answers of the FAQ. */
const openAnswers = (page: Page) =>
  page.$$eval("#faq h3 button", (buttons) =>
    buttons.flatMap((button, index) => {
      const answer = document.getElementById(button.getAttribute("aria-controls") ?? "");
      return answer?.offsetHeight ? [index] : [];
    }),
  );

test.each(smokeMatrix)(
  "the FAQ closes the open answer when another question or its own is clicked, $code, $size",
  async ({ code, size }) => {
    const questions = faqOf(code);
    const page = await open({ path: localePath(code, "/"), size });
    const opens = (expected: number[]) =>
      eventually(async () => String(await openAnswers(page)) === String(expected));
    await opens([0]);
    for (const index of [1, questions.length - 1, 0]) {
      await (await find(page, "button", questions[index]?.question)).click();
      await opens([index]);
    }
    await (await find(page, "button", questions[0]?.question)).click();
    await opens([]);
    await page.keyboard.press("Enter");
    await opens([0]);
  },
);

test.each(bothLanguages)(
  "a pressed shopper question does not move, and its answer is directly below it, $code",
  async ({ code }) => {
    const t = (key: string) => textIn(code, `landing:shopperQuestions.${key}`);
    const page = await open({ path: localePath(code, "/"), size: "phone" });
    const tabs = await findAll(await find(page, "tablist", t("tabs")), "tab");
    expect(tabs).toHaveLength(data.questionIds.length);
    for (const index of [1, 4, 2, 0, 3]) {
      const [id, tab, next] = [data.questionIds[index], tabs[index], tabs[index + 1]];
      if (tab === undefined) continue;
      await bringTo(page, tab, 300);
      const before = await boxOf(tab);
      await page.mouse.click(before.left + 40, before.top + 20);
      await eventually(() => tab.evaluate((node) => node.ariaSelected === "true"));
      const after = await boxOf(tab);
      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
      // The panel has the name of its tab.
      const answer = await boxOf(await find(page, "tabpanel", `${t(`${id}`)} ${t(`${id}Text`)}`));
      expect(answer.top).toBeGreaterThanOrEqual(after.bottom);
      expect(answer.top).toBeLessThan(844);
      if (next === undefined) continue;
      const following = await boxOf(next);
      expect(following.top).toBeGreaterThanOrEqual(answer.bottom);
      // Question, answer and next question fit on one screen. The header may cover the padding of the first.
      expect(following.bottom - after.top).toBeLessThanOrEqual(844 - 64);
    }
  },
);
