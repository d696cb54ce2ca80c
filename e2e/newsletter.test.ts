import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { everywhere } from "./support/cases";
import { letTimePass, stopClock } from "./support/clock";
import { boxOf, eventually, find, focused, isGone, textOf } from "./support/find";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The rest of the validity states is false where this is the only reason. */
const whyInvalid = (page: Page) =>
  page.$eval('input[type="email"]', (input) =>
    ["valueMissing", "typeMismatch", "valid"].filter(
      (state) => input.validity[state as keyof ValidityState],
    ),
  );

// Where a service sends the newsletter: e2e/newsletter-service. For how long it thanks:
// src/components/newsletter-form.
const whereNoneIsSent = data.site.newsletter.endpoint ? describe.skip : describe;

whereNoneIsSent.each(everywhere)("the newsletter form, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, `landing:contact.${key}`);

  test("thanks in the form's place, moves nothing and sends nothing", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await page.waitForNetworkIdle();
    await stopClock(page);
    const field = await find(page, "textbox", t("emailLabel"));
    const button = await find(page, "button", t("subscribe"));
    const status = await find(page, "status");
    const isThanking = async () => (await textOf(status)) === t("success");

    expect(await whyInvalid(page)).toEqual(["valueMissing"]);
    await button.click();
    await field.type("nobody");
    expect(await whyInvalid(page)).toEqual(["typeMismatch"]);
    await button.click();
    expect(await textOf(status)).toBe("");
    await field.type("@example.com");
    expect(await whyInvalid(page)).toEqual(["valid"]);

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const height = await pageHeight(page);
    const form = await boxOf(await field.evaluateHandle((node) => node.closest("form") ?? node));
    await button.click();
    await eventually(isThanking);
    const box = await boxOf(status);
    expect(Math.abs(box.height - form.height)).toBeLessThanOrEqual(1);
    expect(await pageHeight(page)).toBe(height);
    expect(await isGone(page, "textbox", t("emailLabel"))).toBe(true);
    // Read out once: the focus is on the group around the live region, not on the region.
    expect(await status.evaluate((node) => node.parentElement === document.activeElement)).toBe(
      true,
    );
    expect(await focused(page)).toBe(t("newsletter"));

    await letTimePass(page);
    await eventually(async () => !(await isThanking()));
    const again = await find(page, "textbox", t("emailLabel"));
    expect(await again.evaluate((node) => "value" in node && node.value)).toBe("");
    await eventually(() => again.evaluate((node) => node === document.activeElement));
    expect(await pageHeight(page)).toBe(height);
    expect(requests).toEqual([]);
    await expectQuiet(page);
  });
});
