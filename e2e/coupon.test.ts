import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { once } from "./support/cases";
import { eventually, find } from "./support/find";
import { overflowing } from "./support/overflow";
import { bringProductDemo, fieldOf } from "./support/product-demo";
import { pathIn, texts } from "./support/texts";

const open = inOneBrowser();

// The scissors cut along the coupon's edge when it is seen.

/** Where the scissors stand in the window, and whether they are under way. */
const scissors = (page: Page) =>
  page.$eval("#contact svg", (node) => ({
    left: node.getBoundingClientRect().left,
    movements: node.getAnimations().map(({ playState }) => playState),
  }));

const seeCoupon = async (page: Page, code: string) => {
  const link = await find(page, "textbox", texts(code, "landing:contact.emailLabel"));
  await link.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
};

describe.each(once)("the coupon's scissors, $code, $size", ({ code, size }) => {
  test("run along its edge once, from one end to where they stand without it", async () => {
    const page = await open({ path: pathIn(code, "/"), size, reducedMotion: false });
    const { left: end, movements } = await scissors(page);
    expect(movements).toEqual([]);
    await seeCoupon(page, code);
    await eventually(async () => (await scissors(page)).movements.includes("running"));
    const start = await page.$eval("#contact svg", (node) => {
      const [movement] = node.getAnimations();
      if (movement) movement.currentTime = 0;
      const { left } = node.getBoundingClientRect();
      movement?.finish();
      return left;
    });
    const isFromRight = (await page.$eval("html", ({ dir }) => dir)) === "rtl";
    expect(isFromRight ? start - end : end - start).toBeGreaterThan(100);
    expect(await scissors(page)).toEqual({ left: end, movements: [] });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await seeCoupon(page, code);
    expect(await scissors(page)).toEqual({ left: end, movements: [] });
    await expectQuiet(page);
  });

  test("stand still for who asks for less motion", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const { left } = await scissors(page);
    await seeCoupon(page, code);
    expect(await scissors(page)).toEqual({ left, movements: [] });
  });
});

test.each(once)(
  "a long name of one's own has its room in the coupon, $code, $size",
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
