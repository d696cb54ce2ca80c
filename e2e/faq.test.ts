import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { once } from "./support/cases";
import { boxOf, eventually, find } from "./support/find";
import { faqOf, pathIn } from "./support/texts";

const open = inOneBrowser();

describe.each(once)("the FAQ, $code, $size", ({ code, size }) => {
  const questions = faqOf(code);

  /** Which answers can be seen. */
  const opened = (page: Page) =>
    page.$$eval("#faq h3 button", (buttons) =>
      buttons.flatMap((button, index) => {
        const answer = document.getElementById(button.getAttribute("aria-controls") ?? "");
        return answer?.offsetHeight ? [index] : [];
      }),
    );

  const becomes = (page: Page, expected: number[]) =>
    eventually(async () => String(await opened(page)) === String(expected));

  test("opens one answer at a time, and closes the open one", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await becomes(page, [0]);
    const lens = await page.$("#faq h2 svg");
    // On a phone the lens leaves the screen to the questions.
    if (size === "phone" && lens) expect((await boxOf(lens)).width).toBe(180);
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

  /** How many plus and minus signs turn, and how often one has begun to, once a question is opened. */
  async function turns(reducedMotion: boolean): Promise<string[]> {
    const page = await open({ path: pathIn(code, "/"), size, reducedMotion });
    await becomes(page, [0]);
    await page.evaluate(() => {
      const signs = document.querySelector("#faq") as HTMLElement;
      for (const type of ["transitionrun", "transitionend"]) {
        signs.addEventListener(type, (event) => {
          if ((event as TransitionEvent).pseudoElement !== "::after") return;
          signs.dataset.turns = `${signs.dataset.turns ?? ""} ${type}`;
        });
      }
    });
    await (await find(page, "button", questions[1]?.question)).click();
    await becomes(page, [1]);
    const seen = () => page.$eval("#faq", (node) => (node as HTMLElement).dataset.turns ?? "");
    const ended = async () => (await seen()).split("transitionend").length > 2;
    if (!reducedMotion) await eventually(ended);
    return (await seen()).split(" ").filter(Boolean).sort();
  }

  test("the signs of both questions turn once, or are turned for who asks for less motion", async () => {
    const once = (type: string) => [type, type];
    expect(await turns(false)).toEqual([...once("transitionend"), ...once("transitionrun")]);
    expect(await turns(true)).toEqual([]);
  });
});
