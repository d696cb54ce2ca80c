import { readFileSync } from "node:fs";
import { join } from "node:path";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { everywhere } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll } from "./support/find";
import { scrollingEnds, scrollY } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const { site, sample } = data;
const uri = digitalLinkUri(site.digitalLinkHost, { gtin: sample.gtin, batch: sample.lot });

describe.each(everywhere)("the hero, $code, $size", ({ code, size }) => {
  const home = pathIn(code, "/");
  const t = (key: string) => texts(code, key);

  test("leads to the sign-up in the same tab, and smoothly to the features", async () => {
    const page = await open({ path: home, size, reducedMotion: false });
    const hero = (await page.$("#home")) ?? page;
    const signUp = await find(hero, "link", t("common:startTrial"));
    expect(await attribute(signUp, "href")).toBe(`${site.appUrl}/signup`);
    expect(await attribute(signUp, "target")).toBeNull();

    await (await find(hero, "link", t("landing:hero.more"))).click();
    const soon = await scrollY(page);
    expect(await scrollingEnds(page)).toBeGreaterThan(soon);
    const { top } = await boxOf(await find(page, "heading", t("landing:features.title")));
    expect(top).toBeGreaterThanOrEqual(72);
    expect(top).toBeLessThan(400);
    await expectQuiet(page);
  });

  test("promises the trial, the minutes and no web development, before any scrolling", async () => {
    const page = await open({ path: home, size });
    const hero = await page.$("#home");
    const text = await hero?.evaluate((node) => node.textContent);
    for (const key of ["hero.lead", "facts.trialValue", "facts.cardValue", "hero.caption"]) {
      expect(text).toContain(t(`landing:${key}`));
    }
    const signUp = await find(hero ?? page, "link", t("common:startTrial"));
    expect((await boxOf(signUp)).bottom).toBeLessThan(page.viewport()?.height ?? 0);
    await expectQuiet(page);
  });
});

test("every sign-up link leads to the control panel in the same tab", async () => {
  const page = await open({ path: "/", size: "desktop" });
  const links = await page.$$eval('a[href*="signup"]', (found) =>
    found.map((link) => [link.getAttribute("href"), link.target]),
  );
  expect(links.length).toBeGreaterThanOrEqual(6);
  expect(new Set(links.map(String))).toEqual(new Set([`${site.appUrl}/signup,`]));
  await expectQuiet(page);
});

describe("the code on the pack", () => {
  test("holds the sample's URI, in a quiet zone of 4 modules", async () => {
    const page = await open({ path: "/", size: "desktop", js: false });
    const drawn = await page.$eval("symbol#qr", (symbol) => ({
      box: symbol.getAttribute("viewBox"),
      ground: symbol.querySelector("path[fill]")?.getAttribute("d"),
      path: symbol.querySelector("path[stroke]")?.getAttribute("d"),
    }));
    const { size, path } = qrSymbol(uri);
    const side = size + 8;
    expect(drawn).toEqual({
      box: `-4 -4 ${side} ${side}`,
      ground: `M-4 -4h${side}v${side}h-${side}z`,
      path,
    });
    await expectQuiet(page);
  });

  test("is drawn once in the page and shown twice, described by what it opens", async () => {
    const html = readFileSync(join(process.env.SITE_ROOT ?? "", "index.html"), "utf8");
    expect(html.match(/<symbol id="qr"/g)).toHaveLength(1);
    expect(html.match(/<use href="#qr"/g)).toHaveLength(2);
    const page = await open({ path: "/", size: "desktop" });
    const sticker = texts("en", "landing:questions.qrAlt", { uri });
    await eventually(async () => (await findAll(page, "image", sticker)).length === 1);
    await expectQuiet(page);
  });
});
