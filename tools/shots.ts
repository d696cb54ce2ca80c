import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, Page } from "puppeteer-core";
import navigation from "../data/navigation.json";
import sample from "../data/sample-product.json";
import { samplePaths } from "../gatsby/content/sample-product";
import { languages } from "../src/i18n/languages";
import { localePath } from "../src/i18n/paths";
import { launch } from "./browser/launch";
import { compareFolders, picturesIn } from "./compare-pictures";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";

/**
 * Takes screenshots of the built site into shots/: every page in every language, width and state.
 * Usage: npm run shots -- [--languages en,ar] [--widths 320,1440] [--compare DIR]
 * --compare lists the screenshots that differ from those in a folder, and writes pictures of the
 * differences into shots/differences.
 */
const { values: options } = parseArgs({
  options: {
    languages: { type: "string", default: languages.map(({ code }) => code).join() },
    widths: { type: "string", default: "320,390,768,1280,1440" },
    compare: { type: "string" },
  },
});

const paths = [
  "/",
  ...navigation.legal.map(({ path }) => path),
  ...Object.values(samplePaths(sample)),
  "/no-such-page",
];

interface State {
  name: string;
  /** The widths at which the control is shown. */
  isShown?: (width: number) => boolean;
  /** Puts the page into the state. */
  enter: (page: Page) => Promise<unknown>;
}

/** Clicks the control with this index among those that a selector matches, if it exists. */
const click =
  (selector: string, index = 0) =>
  async (page: Page) =>
    (await page.$$(selector))[index]?.click();

/** The states in which the window with the landing page is photographed. */
const states: State[] = [
  {
    name: "menu",
    isShown: (width) => width < 1200,
    enter: click("header [aria-haspopup=dialog]"),
  },
  {
    name: "languages",
    isShown: (width) => width >= 640,
    enter: click("header [aria-haspopup=menu]"),
  },
  ...[0, 1, 2, 3].map((index) => ({
    name: `answer-${index + 1}`,
    enter: click("[role=tab]", index),
  })),
  { name: "faq-open", enter: click("#faq button", 3) },
  {
    name: "subscribed",
    enter: async (page) => {
      await page.type("#contact input", "you@example.com");
      await click("#contact button")(page);
    },
  },
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

/** The state of every page, of which the whole page is photographed. */
const full: State = { name: "full", enter: async () => {} };

/** Takes the screenshots of all pages in a language and width, and returns the names of the files. */
async function photograph(browser: Browser, siteUrl: string, language: string, width: number) {
  const names: string[] = [];
  for (const path of paths) {
    const shown = states.filter(({ isShown }) => path === "/" && (isShown?.(width) ?? true));
    for (const state of [full, ...shown]) {
      const page = await open(browser, siteUrl + localePath(language, path), width);
      await state.enter(page);
      if (state !== full) await wait(400);
      const name = `${language}${path.replace(/\W/g, "-")}-${width}-${state.name}.png` as const;
      await page.screenshot({ path: `shots/${name}`, fullPage: state === full });
      await page.close();
      names.push(name);
    }
  }
  console.log(`${language} at ${width} px`);
  return names;
}

asScript(async () => {
  const { compare } = options;
  if (compare !== undefined && picturesIn(compare).length === 0) {
    throw new Error(`--compare ${compare}: copy shots/ to that folder before you change the site.`);
  }
  mkdirSync("shots", { recursive: true });
  const server = await startServer({ root: "public" });
  const browser = await launch();
  const names: string[] = [];
  try {
    for (const language of options.languages.split(",")) {
      for (const width of options.widths.split(",").map(Number)) {
        names.push(...(await photograph(browser, server.url, language, width)));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${names.length} pictures in shots/`);
  if (compare === undefined) return;
  console.log((await compareFolders([compare, "shots", "shots/differences"], names)).join("\n"));
});
