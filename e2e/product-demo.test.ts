import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElementHandle, Page } from "puppeteer-core";
import sharp from "sharp";
import { isShipped } from "../src/testing/content";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { isFull, isPublished, smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, headerHeight } from "./support/find";
import { bringProductDemo, codeOf, fieldOf, openRows, openView } from "./support/product-demo";
import { siteRoot } from "./support/servers";
import { data, pathIn, texts } from "./support/texts";

// The values of the fields: src/sections/product-demo and src/digital-link. The drawn codes: e2e/code-proof.
// The page that the preview opens: e2e/product-pages.
const open = inOneBrowser();
const host = data.site.digitalLinkHost;
const number = "6291041500213";
const name = "Plum jam";

const languages = ["en", "ar", "ja", ...(isFull ? ["hi", "ru"] : [])].filter(isPublished);
const visitors = languages.flatMap((code) => [
  { code, size: "desktop" as const },
  { code, size: "phone" as const },
]);

const hrefOf = (link: ElementHandle<Element>) => link.evaluate((node) => node.getAttribute("href"));

test.each(visitors)(
  "a visitor makes a pack, and takes it to their phone and their printer, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => texts(code, `product-demo:${key}`);
    const page = await open({ path: pathIn(code, "/"), size });
    const field = await bringProductDemo(page, code);
    await (await fieldOf(page, code, "name")).type(name);
    const shopper = await find(page, "tabpanel", t("views.shopper"));
    await eventually(() =>
      shopper.evaluate((node, text) => node.textContent?.includes(text), name),
    );
    await field.type(number);
    await codeOf(page, code, `${host}/01/0${number}`);

    await openRows(page);
    await (await find(page, "radio", t("printed.no"))).click();
    await (await fieldOf(page, code, "batch")).type("L1");
    await codeOf(page, code, `${host}/01/0${number}/10/L1`);

    // The link of the email, too, opens the product's page.
    const mail = await hrefOf(await find(page, "link", t("share.mail")));
    const [address = ""] = /https?:\S+\/preview#\S+/.exec(decodeURIComponent(mail ?? "")) ?? [];
    if (size === "phone") {
      expect(await hrefOf(await find(page, "link", t("share.open")))).toBe(address);
    } else {
      await (await find(page, "button", t("share.phone"))).click();
      await find(page, "image", t("share.code"));
    }
    await page.goto(address);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`${pathIn(code, "/preview")}$`));
    await find(page, "heading", name);
    expect(await page.$eval("main", (main) => main.innerText)).toContain("L1");
    await expectQuiet(page);
  },
);

test.each(languages)(
  "the product demo fits into 1440 × 900 from its heading to its sign-up button, %s",
  async (code) => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    await page.setViewport({ width: 1440, height: 900 });
    await bringProductDemo(page, code);
    const heights = await page.$eval("#product-demo", (demo) => {
      const top = demo.getBoundingClientRect().top;
      const signUp = demo.querySelector('a[href*="signup"]')?.getBoundingClientRect();
      return { toSignUp: (signUp?.bottom ?? 0) - top, whole: demo.getBoundingClientRect().height };
    });
    expect(heights.toSignUp).toBeGreaterThan(300);
    expect(heights.toSignUp).toBeLessThanOrEqual(900 - headerHeight);
    expect(heights.whole).toBeLessThanOrEqual(900);
  },
);

test("on a phone the pack stays above the fields: on its name, or on both codes beside their fields", async () => {
  const page = await open({ path: "/", size: "phone" });
  const field = await bringProductDemo(page, "en");
  const names = await fieldOf(page, "en", "name");
  await names.type(name);
  await field.type(number);
  const shown = await eventually(() => page.$("#product-demo figure > div"));
  // The pack has its name on the side, too.
  const nameOnFront = await eventually(async () => {
    for (const each of await shown.$$("svg text")) {
      const { width, height } = await boxOf(each);
      const text = await each.evaluate(({ textContent }) => textContent);
      if (text === name && width > height) return each;
    }
    return undefined;
  });
  const qrCode = await codeOf(page, "en", `${host}/01/0${number}`);
  const barcode = await find(
    page,
    "image",
    texts("en", "landing:pack.barcode", { value: `0${number}` }),
  );
  const cases = [
    [names, [nameOnFront]],
    [field, [qrCode, barcode]],
  ] as const;
  for (const [typed, seen] of cases) {
    // The field as far up as scrolling to it brings it.
    await typed.evaluate((node) => {
      node.scrollIntoView({ behavior: "instant", block: "start" });
      node.focus();
    });
    const label = await page.evaluateHandle((node) => {
      const [first] = (node as HTMLInputElement).labels ?? [];
      return first as HTMLElement;
    }, typed);
    const { bottom } = await boxOf(shown);
    expect(bottom).toBeLessThan(headerHeight + 200);
    expect((await boxOf(label)).top).toBeGreaterThanOrEqual(bottom);
    for (const part of seen) {
      await eventually(async () => {
        const box = await boxOf(part);
        return box.top >= headerHeight && box.bottom <= bottom;
      });
    }
  }
});

/** How far it may move, in px: the messages as shipped have room, others may take two lines more. */
const most = isShipped ? 0.5 : 40;

test.each(isFull ? visitors : smokeMatrix)(
  "nothing below the product demo moves while a visitor types or selects, $code, $size",
  async ({ code, size }) => {
    const page = await open({ path: pathIn(code, "/"), size });
    const field = await bringProductDemo(page, code);
    const names = await fieldOf(page, code, "name");
    const height = () => page.$eval("#product-demo", (demo) => demo.getBoundingClientRect().height);
    const heights: Record<string, number> = {};
    // The button that clears the fields comes with the first letter.
    const before = await height();
    for (const text of ["6", "62910415", "6291041500214", number, "10614141000415"]) {
      await field.asLocator().fill(text);
      heights[text] = await height();
    }
    for (const text of [name, "Wide Words Without Mercy And Without End"]) {
      await names.asLocator().fill(text);
      heights[text] = await height();
    }
    for (const view of ["checkout", "size", "shopper"] as const) {
      await openView(page, code, view);
      heights[view] = await height();
    }
    const moved = Object.entries(heights).filter(([, each]) => Math.abs(each - before) > most);
    expect(moved).toEqual([]);
  },
);

async function choosePhoto(page: Page, file: string): Promise<void> {
  const field = await eventually(() => page.$("#product-demo input[type=file]"));
  await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
}

const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["upright", 300, 400],
  ["across", 600, 400],
])("a photo, %s, is seen whole on the pack: nothing covers it", async (name, width, height) => {
  const photo = join(folder, `${name}.png`);
  const background = { r: 0, g: 0, b: 255 };
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(photo);
  const page = await open({ path: "/", size: "desktop" });
  await bringProductDemo(page, "en");
  await choosePhoto(page, photo);
  const frame = await eventually(() => page.$("#product-demo figure image"));
  const [seen, red] = await eventually(async () => {
    // Without the empty sides of the frame.
    const { data: picture, info } = await sharp(await frame.screenshot())
      .trim()
      .toBuffer({ resolveWithObject: true });
    const { dominant, channels } = await sharp(picture).stats();
    return dominant.b > 200 && dominant.r < 60 && ([info, channels[0]?.mean] as const);
  });
  expect(red).toBeLessThan(8);
  expect(seen.width / seen.height).toBeCloseTo(width / height, 1);
  expect(seen.height).toBeGreaterThan(100);
});

test("a photo is shown on the pack and its page and is not sent; a drawing replaces it", async () => {
  const t = (key: string) => texts("en", `product-demo:${key}`);
  const page = await open({ path: "/", size: "phone" });
  await bringProductDemo(page, "en");
  const choose = (file: string) => choosePhoto(page, join(siteRoot(), file));
  const photos = () =>
    page.$$eval("#product-demo :is(img, image)", (all) =>
      all
        .map((each) => (each.getAttribute("src") ?? each.getAttribute("href") ?? "").slice(0, 16))
        .filter((address) => address.startsWith("data:")),
    );
  const says = (key: string) =>
    eventually(() =>
      page.$eval("#product-demo", (demo, text) => demo.textContent?.includes(text), t(key)),
    );
  await choose("robots.txt");
  await says("photo.unreadable");
  await choose("apple-touch-icon.png");
  await says("photo.note");
  await eventually(async () => (await photos()).length === 2);
  expect(new Set(await photos())).toEqual(new Set(["data:image/jpeg;"]));
  await (await find(page, "radio", t("drawings.jar"))).click();
  await eventually(async () => (await photos()).length === 0);
  await expectQuiet(page);
});

// Firefox does not support touches.
(isFirefox ? test.skip : test)(
  "a vertical swipe over the label scrolls the page, a horizontal one drags its edge",
  async () => {
    const page = await open({ path: "/", size: "phone" });
    await bringProductDemo(page, "en");
    await openView(page, "en", "size");
    const handle = await find(page, "slider", texts("en", "product-demo:fit.width"));
    await handle.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    const value = () => handle.evaluate((node) => node.ariaValueNow);
    const swipe = async (x: number, y: number) => {
      const { left, top, width, height } = await boxOf(handle);
      const [fromX, fromY] = [left + width / 2, top + height / 3];
      await page.touchscreen.touchStart(fromX, fromY);
      for (let step = 1; step <= 10; step += 1) {
        await page.touchscreen.touchMove(fromX + (x * step) / 10, fromY + (y * step) / 10);
      }
      await page.touchscreen.touchEnd();
    };
    const first = await value();
    const from = await page.evaluate(() => scrollY);
    await swipe(4, -160);
    await eventually(() => page.evaluate((before) => scrollY > before + 50, from));
    expect(await value()).toBe(first);
    await handle.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    await swipe(-80, 0);
    await eventually(async () => Number(await value()) < Number(first));
  },
);
