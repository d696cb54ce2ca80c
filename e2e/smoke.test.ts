import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { other, otherThan } from "./support/cases";
import { eventually, find, findAll, focused, isGone, legalLink, textOf } from "./support/find";
import { takeAddresses } from "./support/newsletter";
import { data, faqOf, languageOf, legalOf, pathIn, texts } from "./support/texts";

// Ten promises, one test each: what `verify` asks of a second engine (ENGINE=firefox).
const open = inOneBrowser();
const inTwoLanguages = other ? test : test.skip;
const t = (key: string, runtime?: Record<string, string>) => texts("en", key, runtime);
const isOpen = (page: Page, name: string | undefined) =>
  find(page, "button", name).then((button) => button.evaluate((node) => node.ariaExpanded));

test("1: the page shows its headings", async () => {
  const page = await open({ path: "/", size: "desktop" });
  for (const key of ["features.title", "pricing.title", "contact.title"]) {
    await find(page, "heading", t(`landing:${key}`));
  }
  await expectQuiet(page);
});

test("2: a link leads to another page, whose title is announced", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await (await legalLink(page, "en", "privacy")).click();
  const title = `${legalOf("en", "privacy").title} | ${data.site.brand}`;
  await eventually(async () => (await page.title()) === title);
  await eventually(() =>
    page.$eval("[aria-live=polite]", (node, said) => node.textContent === said, title),
  );
  await expectQuiet(page);
});

inTwoLanguages("3: another language has its own direction, and is kept", async () => {
  const page = await open({ path: "/terms", size: "desktop" });
  const list = await find(page, "navigation", t("common:language.heading"));
  const { code, htmlLang, endonym, dir } = otherThan("en");
  const link = await find(list, "link", endonym);
  await Promise.all([page.waitForNavigation(), link.click()]);
  expect(pathOf(page)).toBe(pathIn(code, "/terms"));
  const html = await page.$("html");
  expect(await html?.evaluate((node) => [node.lang, node.dir])).toEqual([htmlLang, dir]);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(code);
  await expectQuiet(page);
});

test("4: the language menu opens, is walked through and closed by keyboard", async () => {
  const page = await open({ path: "/", size: "desktop" });
  const name = t("common:language.button", { name: languageOf("en").endonym });
  await (await find(page, "button", name)).focus();
  await page.keyboard.press("Enter");
  await find(page, "menu");
  expect(await findAll(page, "menuitem")).toHaveLength(data.published.length);
  await page.keyboard.press("Escape");
  expect(await isGone(page, "menu")).toBe(true);
  await eventually(async () => (await focused(page)) === name);
  await expectQuiet(page);
});

test("5: the menu of small screens opens, closes and gives the focus back", async () => {
  const page = await open({ path: "/", size: "phone" });
  await (await find(page, "button", t("common:menu"))).click();
  await find(page, "dialog", t("common:menu"));
  await page.keyboard.press("Escape");
  expect(await isGone(page, "dialog")).toBe(true);
  await eventually(async () => (await focused(page)) === t("common:menu"));
  await expectQuiet(page);
});

test("6: a question opens its answer and closes the other", async () => {
  const page = await open({ path: "/", size: "phone" });
  const [first, second] = faqOf("en").map(({ question }) => question);
  await (await find(page, "button", second)).click();
  await eventually(async () => (await isOpen(page, second)) === "true");
  await eventually(async () => (await isOpen(page, first)) === "false");
  await expectQuiet(page);
});

test("7: a picked question changes the answer on the phone", async () => {
  const page = await open({ path: "/", size: "desktop" });
  const tab = (await findAll(page, "tab")).at(-1);
  await tab?.click();
  await eventually(async () => {
    const [panel] = await findAll(page, "tabpanel");
    return panel && (await textOf(panel)).includes(t(`product:${data.questionIds.at(-1)}`));
  });
  await expectQuiet(page);
});

test("8: the newsletter form thanks", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await takeAddresses(page);
  await (await find(page, "textbox", t("landing:contact.emailLabel"))).type("you@example.com");
  await (await find(page, "button", t("landing:contact.subscribe"))).click();
  const thanks = t("landing:contact.success");
  await eventually(() =>
    page.$eval("[role=status]", (node, said) => node.textContent === said, thanks),
  );
  await expectQuiet(page);
});

test("9: without scripts all answers stand, and links lead on", async () => {
  const page = await open({ path: "/", size: "phone", js: false });
  const text = await page.$eval("body", (body) => body.innerText.replace(/[ \t\n]+/g, " "));
  for (const { answer } of faqOf("en")) expect(text).toContain(answer);
  const link = await legalLink(page, "en", "cookies");
  await Promise.all([page.waitForNavigation(), link.click()]);
  await find(page, "heading", legalOf("en", "cookies").title);
});

test("10: the first key meets the skip link, which leads to the content", async () => {
  const page = await open({ path: "/", size: "desktop" });
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe(t("common:skip"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.$eval("main", (main) => main.contains(document.activeElement))).toBe(true);
  await expectQuiet(page);
});
