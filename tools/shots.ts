import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "puppeteer-core";
import { allPages, siteContent } from "../gatsby/content/site-content";
import { languages } from "../src/i18n/languages";
import { localePath } from "../src/i18n/paths";
import { launchChrome } from "./programs";
import { startServer } from "./server/static-server";

/**
 * Takes screenshots of the built site into shots/: every page, and the landing page in the states below, in
 * every language and width. The preview page shows no product, and the product demo is as it opens.
 * With --compare, lists those that are not the same as in another folder.
 * Usage: npm run shots -- [--languages en,ar] [--widths 320,1440] [--compare ../shots-before]
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

/** Opens a page with all its lazy parts and pictures: at first, its window is higher than any page. */
async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 20_000 });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.goto(url, { waitUntil: "networkidle0" });
  await page.setViewport({ width, height: width < 700 ? 844 : 900 });
  return page;
}

/** Takes the screenshots of all pages in a language and width. */
async function photograph(browser: Browser, siteUrl: string, code: string, width: number) {
  const save = (page: Page, path: string, state: string) => {
    const name = `${code}${path.replace(/\W/g, "-")}-${width}-${state}` as const;
    return page.screenshot({ path: `shots/${name}.png`, fullPage: state === "full" });
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
      // The code of the control and what it shows can load only now.
      await page.waitForNetworkIdle();
      await save(page, "/", name);
    }
    await page.close();
  }
  console.log(`${code} at ${width} px`);
}

/** Lists the screenshots that differ from those of the same name in a folder, or are new. */
function changedSince(folder: string): string[] {
  return readdirSync("shots").filter((name) => {
    const before = join(folder, name);
    return !existsSync(before) || !readFileSync(join("shots", name)).equals(readFileSync(before));
  });
}

async function main() {
  rmSync("shots", { recursive: true, force: true });
  mkdirSync("shots");
  const server = await startServer({ root: "public" });
  const browser = await launchChrome();
  for (const code of options.languages.split(",")) {
    for (const width of options.widths.split(",").map(Number)) {
      await photograph(browser, server.url, code, width);
    }
  }
  await browser.close();
  await server.close();
  if (options.compare) console.log(["Changed:", ...changedSince(options.compare)].join("\n"));
}

main();
