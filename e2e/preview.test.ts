import type { Page } from "puppeteer-core";
import { previewPath } from "../src/sections/preview/preview-path";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothSizes, everywhere, otherThan } from "./support/cases";
import { eventually, find } from "./support/find";
import { fragment, jam } from "./support/preview";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const handmade = (...lines: string[]) => `1.${Buffer.from(lines.join("\n")).toString("base64url")}`;

const visibleText = (page: Page) => page.evaluate(() => document.body.innerText);
const says = (page: Page, text: string) =>
  eventually(async () => (await visibleText(page)).includes(text));

test.each(everywhere)(
  "the page of the address, and always that a visitor made it, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => texts(code, `preview:${key}`);
    const page = await open({ path: `${pathIn(code, previewPath)}#${fragment()}`, size });
    await find(page, "heading", jam.name);
    expect(await visibleText(page)).toContain(t("notice"));
    expect(await page.title()).toBe(`${t("title")} | ${data.site.brand}`);
    const head = await page.$eval("head", ({ innerHTML }) => innerHTML);
    expect(head).toMatch(/name="robots" content="noindex"/);
    expect(head).toMatch(/name="format-detection" content="telephone=no"/);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      fragment({ name: "Pear jam" }),
    );
    await find(page, "heading", "Pear jam");
    await expectQuiet(page);
  },
);

const hostile: [string, string][] = [
  ["markup", fragment({ name: "<img src=//evil.example/x onerror=alert(1)>" })],
  ["a script", fragment({ name: "<script>alert(1)</script>", ingredients: "<script src=//e.x>" })],
  ["an address", fragment({ name: "javascript:alert(1)", batch: "//evil.example" })],
  ["bidi overrides", handmade("\u202egnp.exe\u2066", "", "", "", "", "0", "\u202ea, b")],
  ["100 kB", `1.${"QUFB".repeat(25_000)}`],
  ["a broken encoding", "%"],
  ["half of one", "%E0%A4%A"],
  ["a broken base64", "1.%%%"],
  ["no UTF-8", `1.${Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")}`],
  ["lines of other kinds", handmade("Jam", "<b>1</b>", "\u0000", "", "15999999", "0", "")],
  ["another site’s anchor", "//evil.example/"],
];

test.each(hostile)("%s in the address is text, or is refused", async (_, hash) => {
  const page = await open({ path: `${previewPath}#${hash}`, size: "phone" });
  await says(page, texts("en", "preview:notice"));
  await eventually(() => page.$("main h1, main [role=alert]"));
  const found = await page.evaluate(() => ({
    strange: document.querySelectorAll("body img, body iframe, main script, main a, main [onerror]")
      .length,
    bidi: /[\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText),
    links: [...document.querySelectorAll("a")].map(({ origin }) => origin),
    origin: location.origin,
  }));
  expect(found).toMatchObject({ strange: 0, bidi: false });
  expect(found.links.every((origin) => origin === found.origin)).toBe(true);
  expect(new URL(page.url()).host).toBe(new URL(found.origin).host);
  await expectQuiet(page);
});

test.each(everywhere)("without scripts: a clear sentence, $code, $size", async ({ code, size }) => {
  const path = `${pathIn(code, previewPath)}#${fragment()}`;
  const page = await open({ path, size, js: false });
  await says(page, texts(code, "preview:withoutScript"));
  expect(await visibleText(page)).toContain(texts(code, "preview:notice"));
});

test.each(bothSizes)("a link opens in the language that was chosen, $size", async ({ size }) => {
  const { code } = otherThan("en");
  const page = await open({
    path: `${previewPath}#${fragment()}`,
    size,
    before: (fresh) =>
      fresh.evaluateOnNewDocument((language) => localStorage.setItem("language", language), code),
  });
  await says(page, texts(code, "preview:notice"));
  await find(page, "heading", jam.name);
});
