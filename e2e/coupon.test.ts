import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, textOf } from "./support/find";
import { overflowing } from "./support/overflow";
import { bringProductDemo, fieldOf } from "./support/product-demo";
import { pageHeight } from "./support/scrolling";
import { stopClock } from "./support/states";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

// src/sections/contact tests validation, focus and how long the confirmation is shown. e2e/services tests
// the form with a service.
(data.site.newsletter.endpoint ? test.skip : test).each(smokeMatrix)(
  "the newsletter form is replaced by thanks of the same height and sends nothing, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => texts(code, `landing:contact.${key}`);
    const page = await open({ path: pathIn(code, "/"), size });
    await page.waitForNetworkIdle();
    await stopClock(page);
    await (await find(page, "textbox", t("emailLabel"))).type("nobody@example.com");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const height = await pageHeight(page);
    const form = await page.$eval("#contact form", (node) => node.getBoundingClientRect().height);
    await (await find(page, "button", t("subscribe"))).click();
    const status = await find((await page.$("#contact")) ?? page, "status");
    await eventually(async () => (await textOf(status)) === t("success"));
    expect(Math.abs((await boxOf(status)).height - form)).toBeLessThanOrEqual(1);
    expect(await pageHeight(page)).toBe(height);
    expect(requests).toEqual([]);
    await expectQuiet(page);
  },
);

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
