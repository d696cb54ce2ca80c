import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, Page } from "puppeteer-core";
import { contentOfFiles } from "../gatsby/content/content";
import { samplePaths } from "../gatsby/content/sample-product";
import { pagesToFind } from "../gatsby/finish/sitemap";
import { languages } from "../src/i18n/languages";
import { localePath } from "../src/i18n/paths";
import { launch } from "./browser/launch";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";
import { checkEarlierPictures, compareFolders } from "./shots/compare";
import { states } from "./shots/states";

/**
 * Takes screenshots of the built site: every page, published language, width and state, full length,
 * into shots/ (ignored by git).
 * Usage: npm run shots -- [--languages en,ar] [--widths 320,1440] [--compare DIR]
 * --compare names the pictures that differ from those of an earlier run, copied to DIR, and draws what
 * differs in red into shots/differences.
 */
const folder = join(__dirname, "../shots");

const { values: options } = parseArgs({
  options: {
    languages: { type: "string" },
    widths: { type: "string", default: "320,390,768,1280,1440" },
    compare: { type: "string" },
  },
});

const widths = options.widths.split(",").map(Number);
const codes = languages
  .map(({ code }) => code)
  .filter((code) => options.languages?.split(",").includes(code) ?? true);
const content = contentOfFiles();
const paths = [
  ...pagesToFind(content).map(({ path }) => path),
  ...Object.values(samplePaths(content.sample)),
  "/no-such-page",
];

/** Scrolls through the page once, so that lazy pictures are there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: "instant" });
    // What is hidden is not loaded, and would be waited for without end.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: width < 700 ? 844 : 900 });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.goto(url, { waitUntil: "networkidle0" });
  await loadPictures(page);
  return page;
}

/** Takes a screenshot of every page and returns the names of the pictures. */
async function takePictures(browser: Browser, siteUrl: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  for (const language of codes) {
    for (const width of widths) {
      for (const path of paths) {
        const url = siteUrl + localePath(language, path);
        for (const state of states.filter((each) => each.fits(path, width))) {
          const page = await open(browser, url, width);
          if (state.enter) {
            await state.enter(page);
            await wait(400);
          }
          const name = `${language}${path.replace(/\W/g, "-")}-${width}-${state.name}.png`;
          await page.screenshot({
            path: join(folder, name) as `${string}.png`,
            fullPage: state.isFull ?? false,
          });
          names.push(name);
          await page.close();
        }
      }
      console.log(`${language} at ${width} px`);
    }
  }
  return names;
}

async function main(): Promise<void> {
  const { compare } = options;
  if (compare !== undefined) checkEarlierPictures(compare);
  const server = await startServer({ root: join(__dirname, "../public") });
  const browser = await launch();
  const end = () => Promise.all([browser.close(), server.close()]);
  const names = await takePictures(browser, server.url).finally(end);
  console.log(`${names.length} pictures in shots/`);
  if (compare === undefined) return;
  const changed = await compareFolders([compare, folder, join(folder, "differences")], names);
  console.log([...changed, `${changed.length} of ${names.length} differ`].join("\n"));
}

asScript(main);
