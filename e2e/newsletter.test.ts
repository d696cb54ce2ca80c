import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { letTimePass, stopClock } from "./support/clock";
import { boxOf, eventually, find, textOf } from "./support/find";
import { pageHeight } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

// Validation, focus and the duration of the thanks: src/sections/contact. With a service that sends the
// newsletter: e2e/newsletter-service.
const withoutService = data.site.newsletter.endpoint ? describe.skip : describe;

withoutService.each(smokeMatrix)("the newsletter form, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, `landing:contact.${key}`);

  test("is replaced by thanks of the same height for some seconds, and sends nothing", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await page.waitForNetworkIdle();
    await stopClock(page);
    const field = await find(page, "textbox", t("emailLabel"));
    const button = await find(page, "button", t("subscribe"));
    const status = await page.waitForSelector('#contact [role="status"]');
    if (!status) throw new Error("The form has no status");
    await field.type("nobody@example.com");

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const height = await pageHeight(page);
    const form = await boxOf(await field.evaluateHandle((node) => node.closest("form") ?? node));
    await button.click();
    await eventually(async () => (await textOf(status)) === t("success"));
    expect(Math.abs((await boxOf(status)).height - form.height)).toBeLessThanOrEqual(1);
    expect(await pageHeight(page)).toBe(height);

    await letTimePass(page);
    await find(page, "textbox", t("emailLabel"));
    expect(await pageHeight(page)).toBe(height);
    expect(requests).toEqual([]);
    await expectQuiet(page);
  });
});
