import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElementHandle } from "puppeteer-core";
import sharp from "sharp";
import { isShipped } from "../src/testing/content";
import { isFirefox, setUpBrowser } from "./support/browser";
import { isFull, isPublished, smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, headerHeight } from "./support/find";
import { bringProductDemo, codeOf, fieldOf, openRows, openView } from "./support/product-demo";
import { siteRoot } from "./support/servers";
import { data, localePath, textIn } from "./support/texts";

// The values of the fields: src/sections/product-demo and src/digital-link. The drawn codes: e2e/code-proof.
// The page that the preview opens: e2e/preview.
const open = setUpBrowser();
const host = data.linkHost;
const number = "6291041500213";
const name = "Plum jam";

const languages = ["en", "ar", "ja", ...(isFull ? ["hi", "ru"] : [])].filter(isPublished);
const visitors = languages.flatMap((code) => [
  { code, size: "desktop" as const },
  { code, size: "phone" as const },
]);

test.each(visitors)(
  "a visitor makes a pack, and the email to their printer opens the product's page, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => textIn(code, `product-demo:${key}`);
    const page = await open({ path: localePath(code, "/"), size });
    const field = await bringProductDemo(page, code);
    await (await fieldOf(page, code, "name")).type(name);
    await field.type(number);
    await codeOf(page, code, `${host}/01/0${number}`);

    await openRows(page);
    await (await find(page, "radio", t("printed.no"))).click();
    await (await fieldOf(page, code, "batch")).type("L1");
    await codeOf(page, code, `${host}/01/0${number}/10/L1`);

    const mail = await find(page, "link", t("share.mail"));
    const href = decodeURIComponent(
      await mail.evaluate((node) => (node as HTMLAnchorElement).href),
    );
    const [address = ""] = /https?:\S+\/preview#\S+/.exec(href) ?? [];
    await page.goto(address);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`${localePath(code, "/preview")}$`));
    await find(page, "heading", name);
    expect(await page.$eval("main", (main) => main.innerText)).toContain("L1");
  },
);

test.each(languages)(
  "the product demo fits into 1440 × 900 from its heading to its sign-up button, %s",
  async (code) => {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    await page.setViewport({ width: 1440, height: 900 });
    await bringProductDemo(page, code);
    const heights = await page.$eval("#product-demo", (demo) => {
      const top = demo.getBoundingClientRect().top;
      const signUp = demo.querySelector('a[href*="signup"]')?.getBoundingClientRect();
      return { toSignUp: (signUp?.bottom ?? 0) - top, whole: demo.getBoundingClientRect().height };
    });
    expect(heights.toSignUp).toBeGreaterThan(300);
    expect(heights.toSignUp).toBeLessThanOrEqual(900 - headerHeight);
    // Other content can add a line: the operator's answer about the trial.
    if (isShipped) expect(heights.whole).toBeLessThanOrEqual(900);
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
    const drawn = await shown.$$(`::-p-xpath(.//*[local-name()='text'][.='${name}'])`);
    const boxes = await Promise.all(drawn.map(boxOf));
    return drawn.find((_, index) => (boxes[index]?.width ?? 0) > (boxes[index]?.height ?? 0));
  });
  const qrCode = await codeOf(page, "en", `${host}/01/0${number}`);
  const barcode = await find(
    page,
    "image",
    textIn("en", "landing:pack.barcode", { value: `0${number}` }),
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
    const label = await typed.evaluateHandle(
      (node) => (node as HTMLInputElement).labels?.[0] as HTMLElement,
    );
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
    const page = await open({ path: localePath(code, "/"), size });
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

const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["upright", 300, 400],
  ["across", 600, 400],
])(
  "a photo, %s, is shown whole on the pack and on its page, and a drawing replaces it",
  async (shape, width, height) => {
    const photo = join(folder, `${shape}.png`);
    const background = { r: 0, g: 0, b: 255 };
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toFile(photo);
    const t = (key: string) => textIn("en", `product-demo:${key}`);
    const page = await open({ path: "/", size: "desktop" });
    await bringProductDemo(page, "en");
    const choose = async (file: string, message: string) => {
      const field = await eventually(() => page.$("#product-demo input[type=file]"));
      await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
      await page.waitForFunction(
        (text) => document.querySelector("#product-demo")?.textContent?.includes(text),
        {},
        t(message),
      );
    };
    await choose(join(siteRoot(), "robots.txt"), "photo.unreadable");
    await choose(photo, "photo.note");
    const addresses = () =>
      page.$$eval("#product-demo :is(img, image)", (all) =>
        all
          .map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "")
          .filter((address) => address.startsWith("data:image/jpeg;")),
      );
    await eventually(async () => (await addresses()).length === 2);
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
    await (await find(page, "radio", t("drawings.jar"))).click();
    await eventually(async () => (await addresses()).length === 0);
  },
);

// Firefox does not support touches.
(isFirefox ? test.skip : test)(
  "a vertical swipe over the label scrolls the page, a horizontal one drags its edge",
  async () => {
    const page = await open({ path: "/", size: "phone" });
    await bringProductDemo(page, "en");
    await openView(page, "en", "size");
    const handle = await find(page, "slider", textIn("en", "product-demo:fit.width"));
    const value = () => handle.evaluate((node) => node.ariaValueNow);
    const swipe = async (x: number, y: number) => {
      await handle.evaluate((node) =>
        node.scrollIntoView({ behavior: "instant", block: "center" }),
      );
      const { left, top, width, height } = await boxOf(handle);
      const [fromX, fromY] = [left + width / 2, top + height / 3];
      await page.touchscreen.touchStart(fromX, fromY);
      for (let step = 1; step <= 10; step += 1) {
        await page.touchscreen.touchMove(fromX + (x * step) / 10, fromY + (y * step) / 10);
      }
      await page.touchscreen.touchEnd();
    };
    const first = await value();
    await swipe(4, -160);
    // It was in the middle of the window.
    await eventually(async () => (await boxOf(handle)).bottom < 844 / 2 - 20);
    expect(await value()).toBe(first);
    await swipe(-80, 0);
    await eventually(async () => Number(await value()) < Number(first));
  },
);
