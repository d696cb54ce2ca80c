import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { everywhere } from "./support/cases";
import { attribute, eventually, find } from "./support/find";
import { faqOf, pathIn } from "./support/texts";

const open = inOneBrowser();

describe.each(everywhere)("the FAQ, $code, $size", ({ code, size }) => {
  const questions = faqOf(code);

  /** Which answers are open, by what the buttons say and by what can be seen. */
  async function opened(page: Page) {
    const states = await Promise.all(
      questions.map(async ({ question }) => {
        const button = await find(page, "button", question);
        const isSeen = await button.evaluate((node) => {
          const answer = document.getElementById(node.getAttribute("aria-controls") ?? "");
          return answer !== null && answer.offsetHeight > 0;
        });
        expect(String(isSeen)).toBe(await attribute(button, "aria-expanded"));
        return isSeen;
      }),
    );
    return states.flatMap((isOpen, index) => (isOpen ? [index] : []));
  }

  const becomes = async (page: Page, expected: number[]) =>
    expect(
      await eventually(async () => {
        const now = await opened(page).catch(() => undefined);
        return String(now) === String(expected);
      }),
    ).toBe(true);

  test("opens one answer at a time, and closes the open one", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await becomes(page, [0]);
    for (const index of [1, questions.length - 1, 0]) {
      const { question } = questions[index] ?? { question: "" };
      await (await find(page, "button", question)).click();
      await becomes(page, [index]);
    }
    await (await find(page, "button", questions[0]?.question)).click();
    await becomes(page, []);
    await page.keyboard.press("Enter");
    await becomes(page, [0]);
    await expectQuiet(page);
  });
});
