import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pixelmatch from "pixelmatch";
import type { Browser, Page } from "puppeteer-core";
import sharp from "sharp";
import { allPages, siteContent } from "../gatsby/content/content";
import { languages } from "../src/i18n/languages";
import { localePath } from "../src/i18n/paths";
import { launchChrome } from "./lib/browser";
import { asScript } from "./lib/command";
import { startServer } from "./server/static-server";

/**
 * Takes screenshots of the built site into shots/: every page, and the landing page in the states below, in
 * every language and width. The preview page shows no product, and the product demo is as it opens.
 * Usage: npm run shots -- [--languages en,ar] [--widths 320,1440] [--compare DIR]
 * --compare lists the screenshots that differ from those in a folder, and draws the differences.
 */
const { values: options } = parseArgs({
  options: {
    languages: { type: "string", default: languages.map(({ code }) => code).join() },
    widths: { type: "string", default: "320,390,768,1280,1440" },
    compare: { type: "string" },
  },
});

const paths = [...allPages(siteContent()), "/no-such-page"];

/** The controls of the landing page that are clicked for a screenshot of the window. */
const states: { name: string; selector: string; index?: number; input?: string }[] = [
  { name: "menu", selector: "header [aria-haspopup=dialog]" },
  { name: "languages", selector: "header [aria-haspopup=menu]" },
  ...[0, 1, 2, 3].map((index) => ({ name: `answer-${index + 1}`, selector: "[role=tab]", index })),
  { name: "faq-open", selector: "#faq button", index: 3 },
  { name: "subscribed", selector: "#contact button", input: "#contact input" },
];

/** Opens a page and scrolls through it once, so that lazy pictures load. */
async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: width < 700 ? 844 : 900 });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.goto(url, { waitUntil: "networkidle0" });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: "instant" });
    // A hidden picture never loads, so that decode() would never settle.
    const visible = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
  return page;
}

const differences = "shots/differences";

const pixelsOf = (file: string) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares a screenshot with the one of the same name in an earlier folder. If pixels differ, writes a gray copy
 * with the differences in red.
 * @returns how they differ; undefined if they do not
 */
async function difference(earlier: string, name: string): Promise<string | undefined> {
  if (!existsSync(join(earlier, name))) return "is new";
  const before = await pixelsOf(join(earlier, name));
  const after = await pixelsOf(join("shots", name));
  const { width, height } = after.info;
  if (width !== before.info.width || height !== before.info.height) return "has another size";
  const drawn = Buffer.alloc(after.data.length);
  const count = pixelmatch(before.data, after.data, drawn, width, height);
  if (count === 0) return undefined;
  await sharp(drawn, { raw: after.info }).toFile(join(differences, name));
  return `differs in ${count} pixels`;
}

/** Takes the screenshots of all pages in a language and width, and compares them on request. */
async function photograph(browser: Browser, siteUrl: string, code: string, width: number) {
  const save = async (page: Page, path: string, state: string) => {
    const name = `${code}${path.replace(/\W/g, "-")}-${width}-${state}.png` as const;
    await page.screenshot({ path: `shots/${name}`, fullPage: state === "full" });
    const found = options.compare && (await difference(options.compare, name));
    if (found) console.log(`${name} ${found}`);
  };
  for (const path of paths) {
    const page = await open(browser, siteUrl + localePath(code, path), width);
    await save(page, path, "full");
    await page.close();
  }
  for (const { name, selector, index = 0, input } of states) {
    const page = await open(browser, siteUrl + localePath(code, "/"), width);
    if (input) await page.type(input, "you@example.com");
    const control = (await page.$$(selector))[index];
    if (await control?.isVisible()) {
      await control?.click();
      await wait(400);
      await save(page, "/", name);
    }
    await page.close();
  }
  console.log(`${code} at ${width} px`);
}

asScript(async () => {
  const { compare } = options;
  if (compare !== undefined && !existsSync(compare)) {
    throw new Error(`--compare ${compare}: copy shots/ to that folder before you change the site.`);
  }
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const server = await startServer({ root: "public" });
  const browser = await launchChrome();
  try {
    for (const code of options.languages.split(",")) {
      for (const width of options.widths.split(",").map(Number)) {
        await photograph(browser, server.url, code, width);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
