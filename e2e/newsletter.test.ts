import { expectQuiet, inOneBrowser } from "./support/browser";
import { once } from "./support/cases";
import { letTimePass, stopClock } from "./support/clock";
import { boxOf, eventually, find, textOf } from "./support/find";
import { pageHeight } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

// What it asks of an address, where the focus goes and for how long it thanks: src/sections/contact.
// Where a service sends the newsletter: e2e/newsletter-service.
const whereNoneIsSent = data.site.newsletter.endpoint ? describe.skip : describe;

whereNoneIsSent.each(once)("the newsletter form, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, `landing:contact.${key}`);

  test("thanks in the form's place, moves nothing and sends nothing", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await page.waitForNetworkIdle();
    await stopClock(page);
    const field = await find(page, "textbox", t("emailLabel"));
    const button = await find(page, "button", t("subscribe"));
    const status = await page.waitForSelector('#contact [role="status"]');
    if (!status) throw new Error("The form has no status");
    const isThanking = async () => (await textOf(status)) === t("success");

    await button.click();
    await field.type("nobody");
    await button.click();
    expect(await textOf(status)).toBe("");
    await field.type("@example.com");

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const height = await pageHeight(page);
    const form = await boxOf(await field.evaluateHandle((node) => node.closest("form") ?? node));
    await button.click();
    await eventually(isThanking);
    expect(Math.abs((await boxOf(status)).height - form.height)).toBeLessThanOrEqual(1);
    expect(await pageHeight(page)).toBe(height);

    await letTimePass(page);
    await find(page, "textbox", t("emailLabel"));
    expect(await pageHeight(page)).toBe(height);
    expect(requests).toEqual([]);
    await expectQuiet(page);
  });
});
