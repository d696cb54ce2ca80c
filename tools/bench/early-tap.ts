import type { Browser, Page } from "puppeteer-core";
import type { Figures } from "./figures";
import { interactiveAt } from "./interactive";
import { slowPhone } from "./slow-phone";

const patience = 20_000;

/**
 * Has the document tell where the second question stands as soon as it is there, and note when it
 * was tapped and when its answer was seen.
 */
async function watchQuestion(page: Page, onFound: (x: number, y: number) => void): Promise<void> {
  await page.exposeFunction("questionIsThere", onFound);
  // No function in it has a name: the compiler would add a helper that the page does not have.
  await page.evaluateOnNewDocument(() => {
    const observer = new MutationObserver(() => {
      const [question] = document.querySelectorAll("#faq [aria-expanded=false]");
      if (!question) return;
      observer.disconnect();
      document.addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          performance.mark("tap", { startTime: timeStamp });
          const timer = setInterval(() => {
            const answer = document.getElementById(question.getAttribute("aria-controls") ?? "");
            if (!answer || answer.offsetHeight === 0) return;
            performance.mark("answer");
            clearInterval(timer);
          }, 10);
        },
        { capture: true, once: true },
      );
      requestAnimationFrame(() => {
        // Who looks for a question scrolls; the page lays itself out at the first sign of that.
        dispatchEvent(new Event("scroll"));
        question.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = question.getBoundingClientRect();
        const { questionIsThere } = window as unknown as Record<string, typeof onFound>;
        questionIsThere?.(left + width / 2, top + height / 2);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const markAt = (page: Page, name: string) =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime, name);

/**
 * Taps on a question of the FAQ as soon as it is there, while the page is still loading on a slow
 * phone: milliseconds to its answer, from the tap and from the moment the question's script was there
 * if that came later. Infinity when no answer came; nothing on a page without questions.
 */
export async function measureEarlyTap(browser: Browser, url: string): Promise<Figures> {
  const page = await slowPhone(browser);
  let isThere = false;
  await watchQuestion(page, (x, y) => {
    isThere = true;
    page.touchscreen.tap(x, y).catch(console.error);
  });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  if (!isThere)
    return page
      .browserContext()
      .close()
      .then(() => ({}));
  await page
    .waitForFunction(() => performance.getEntriesByName("answer").length > 0, {
      polling: 200,
      timeout: patience,
    })
    .catch(() => undefined);
  const [tap, answer] = [await markAt(page, "tap"), await markAt(page, "answer")];
  const there = await interactiveAt(page, "whole");
  await page.browserContext().close();
  if (tap === undefined || answer === undefined) return { faqTap: Number.POSITIVE_INFINITY };
  const ready = Number.isFinite(there) ? Math.max(tap, there) : tap;
  return { faqTap: answer - tap, faqTapWhenReady: Math.max(0, answer - ready) };
}
