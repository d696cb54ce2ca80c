import type { ElementHandle } from "puppeteer-core";
import { startServer } from "../tools/server/static-server";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { fullMatrix, otherThan, smokeMatrix } from "./support/cases";
import {
  boxOf,
  eventually,
  find,
  findAll,
  headerHeight,
  isGone,
  languageLink,
  legalLink,
  linkIn,
} from "./support/find";
import { siteRoot } from "./support/servers";
import {
  data,
  faqOf,
  languageOf,
  legalOf,
  pathIn,
  sampleOf,
  sitePrefix,
  texts,
} from "./support/texts";

// Without JavaScript, and without a network. Scripts that fail: e2e/failing-files.
const open = inOneBrowser();

test.each(fullMatrix)(
  "without JavaScript, the landing page shows all texts, and its links and forms work, $code, $size",
  async ({ code, size }) => {
    const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);
    const page = await open({ path: pathIn(code, "/"), size, js: false });
    const { href } = new URL(page.url());
    const text = await page.evaluate(() => document.body.innerText.replace(/[ \t\n]+/g, " "));
    for (const { question, answer } of faqOf(code)) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
      // An answer that is always open has no plus sign.
      const button = await find(page, "button", question);
      const sign = await button.evaluate((node) => getComputedStyle(node, "::after").display);
      expect(sign).toBe("none");
    }
    // The field for a name needs scripts, so its label is hidden, too.
    const nameLabel = t("landing:hero.nameLabel");
    expect(await isGone(page, "textbox", nameLabel)).toBe(true);
    expect(text).not.toContain(nameLabel);
    for (const id of data.questionIds) expect(text).toContain(t(`product:${id}`));
    for (const { id } of data.plans.plans) await find(page, "heading", id);
    const coupon = ["titleFirst", "titleSecond"].map((line) => t(`landing:contact.${line}`));
    for (const name of [t("landing:features.title"), coupon.join(" ")]) {
      await find(page, "heading", name);
    }

    const demo = (await page.waitForSelector("#product-demo")) as ElementHandle<HTMLElement>;
    const shown = await demo.evaluate((node) => node.innerText);
    for (const each of [t("product-demo:withoutScript"), sampleOf(code).name]) {
      expect(shown).toContain(each);
    }
    for (const role of ["button", "textbox", "tab", "slider"]) {
      expect([role, await isGone(demo, role)]).toEqual([role, true]);
    }
    await find(demo, "link", t("common:startTrial"));

    // The buttons that need scripts are replaced by links to the lists of the footer.
    const name = languageOf(code).endonym;
    expect(await isGone(page, "button", t("common:menu"))).toBe(true);
    expect(await isGone(page, "button", t("common:language.button", { name }))).toBe(true);
    expect(await isGone(page, "group", t("product:language"))).toBe(true);
    for (const [link, list] of [
      ["common:menu", "common:footer.quickLinks"],
      ["common:language.heading", "common:language.heading"],
    ] as const) {
      await (await find(page, "link", t(link))).click();
      const { top, height } = await boxOf(await find(page, "navigation", t(list)));
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + Math.min(height, 100)).toBeLessThanOrEqual(page.viewport()?.height ?? 0);
    }

    const toPricing = await linkIn(page, t("common:footer.quickLinks"), t("common:nav.pricing"));
    // In the middle of the window, where the header does not cover it.
    await toPricing.evaluate((node) =>
      node.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await toPricing.click();
    const heading = await find(page, "heading", t("landing:pricing.title"));
    expect((await boxOf(heading)).top).toBeGreaterThanOrEqual(headerHeight);
    const header = await find(page, "banner");
    const background = await header.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(background).toBe("rgb(255, 253, 249)");

    // Without a service for the newsletter, the form validates and sends nothing. A form that posts would
    // change the address.
    if (!data.site.newsletter.endpoint) {
      await (await find(page, "textbox", t("landing:contact.emailLabel"))).type("a@example.com");
      await (await find(page, "button", t("landing:contact.subscribe"))).click();
      expect(page.url()).toBe(`${href}#pricing`);
    }

    const link = await languageLink(page, code, otherThan(code).code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(otherThan(code).code, "/"));
    await expectQuiet(page);
  },
);

test.each(smokeMatrix)(
  "offline, a link opens a whole page or the error of the browser, $code, $size",
  async ({ code, size }) => {
    const server = await startServer({ root: siteRoot(), prefix: sitePrefix });
    const page = await open({ path: pathIn(code, "/"), size, origin: server.url });
    await page.waitForNetworkIdle();
    await server.close();

    const home = texts(code, "landing:pricing.title");
    const error = texts(code, "common:error.title");
    expect(await findAll(page, "heading", error)).toEqual([]);
    await (await legalLink(page, code, "terms")).click().catch(() => undefined);
    const headings = () =>
      page.$$eval("h1, h2", (found) => found.map((each) => each.textContent)).catch(() => [home]);
    // The page is shown if it was prefetched. Otherwise, the browser shows its own error page.
    await eventually(async () => !(await headings()).includes(home));
    const seen = await headings();
    expect(seen).not.toContain(error);
    const isTerms = seen.includes(legalOf(code, "terms").title);
    expect(isTerms || (await page.$("main#main")) === null).toBe(true);
  },
);
