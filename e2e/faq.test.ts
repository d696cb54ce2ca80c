import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { boxOf, eventually, find } from "./support/find";
import { faqOf, pathIn } from "./support/texts";

const open = inOneBrowser();

describe.each(smokeMatrix)("the FAQ, $code, $size", ({ code, size }) => {
  const questions = faqOf(code);

  /** The indexes of the answers that are visible. */
  const opened = (page: Page) =>
    page.$$eval("#faq h3 button", (buttons) =>
      buttons.flatMap((button, index) => {
        const answer = document.getElementById(button.getAttribute("aria-controls") ?? "");
        return answer?.offsetHeight ? [index] : [];
      }),
    );

  const becomes = (page: Page, expected: number[]) =>
    eventually(async () => String(await opened(page)) === String(expected));

  test("closes the open answer when another question or its own is clicked", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await becomes(page, [0]);
    const lens = await page.$("#faq h2 svg");
    // On a phone the lens is small.
    if (size === "phone" && lens) expect((await boxOf(lens)).width).toBeLessThanOrEqual(180);
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

  /** Opens a question, and returns the transition events of the plus and minus signs. */
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

  test("turns the signs of both questions once, and without a transition under reduced motion", async () => {
    const once = (type: string) => [type, type];
    expect(await turns(false)).toEqual([...once("transitionend"), ...once("transitionrun")]);
    expect(await turns(true)).toEqual([]);
  });
});
