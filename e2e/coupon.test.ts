import type { Page } from "puppeteer-core";
import { overflowing } from "./checks/overflow";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { bringProductDemo, fieldOf } from "./support/product-demo";
import { pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** The position of the scissors in the window, and their animations. */
const scissors = (page: Page) =>
  page.$eval("#contact svg", (node) => ({
    left: node.getBoundingClientRect().left,
    animations: node.getAnimations().map(({ playState }) => playState),
  }));

const seeCoupon = async (page: Page, code: string) => {
  const link = await find(page, "textbox", texts(code, "landing:contact.emailLabel"));
  await link.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
};

describe.each(smokeMatrix)("the coupon's scissors, $code, $size", ({ code, size }) => {
  test("move along the edge of the coupon once when it is scrolled into view, and end at their place", async () => {
    const page = await open({ path: pathIn(code, "/"), size, reducedMotion: false });
    const { left: end, animations } = await scissors(page);
    expect(animations).toEqual([]);
    await seeCoupon(page, code);
    await eventually(async () => (await scissors(page)).animations.includes("running"));
    const start = await page.$eval("#contact svg", (node) => {
      const [animation] = node.getAnimations();
      if (animation) animation.currentTime = 0;
      const { left } = node.getBoundingClientRect();
      animation?.finish();
      return left;
    });
    const isFromRight = (await page.$eval("html", ({ dir }) => dir)) === "rtl";
    expect(isFromRight ? start - end : end - start).toBeGreaterThan(100);
    expect(await scissors(page)).toEqual({ left: end, animations: [] });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await seeCoupon(page, code);
    expect(await scissors(page)).toEqual({ left: end, animations: [] });
    await expectQuiet(page);
  });

  test("do not move under reduced motion", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const { left } = await scissors(page);
    await seeCoupon(page, code);
    expect(await scissors(page)).toEqual({ left, animations: [] });
  });
});

test.each(smokeMatrix)(
  "a long product name of the visitor does not overflow in the coupon, $code, $size",
  async ({ code, size }) => {
    const page = await open({ path: pathIn(code, "/"), size });
    await page.setViewport({ ...page.viewport(), width: 320, height: 844 });
    await bringProductDemo(page, code);
    await (await fieldOf(page, code, "name")).type("Dark chocolate with sea salt and almonds");
    await eventually(() => page.$("#contact bdi:not([dir])"));
    expect((await overflowing(page)).filter((each) => each.includes("chocolate"))).toEqual([]);
    await expectQuiet(page);
  },
);
