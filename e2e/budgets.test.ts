import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { exceeded } from "../tools/bench/budgets";
import { brotli, bytesOfHero } from "../tools/bench/html";
import { weigh } from "../tools/bench/weigh";
import { sitePrefix, siteUrl } from "./support/browser";
import { connectToBrowser } from "./support/browsers";
import { isFull, isPublished } from "./support/cases";
import { siteRoot } from "./support/servers";
import { data, faqOf, pageFile, pathIn, samplePages } from "./support/texts";

// What a page may weigh, whatever machine shows it: the limits and their reasons are in
// tools/bench/budgets.ts. How fast it is then, `npm run bench` measures.
const codes = data.published.map(({ code }) => code);
let browser: Browser;

beforeAll(async () => {
  browser = await connectToBrowser();
});

afterAll(() => browser.disconnect());

/** What a page says, as one text. */
const wordsOf = (html: string) =>
  html
    .replace(/<(head|script|style|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test.each(codes)("the landing page's HTML in %s is small, its hero in the first window", (code) => {
  const file = join(siteRoot(), pageFile(code, "/"));
  const [html, stream] = [readFileSync(file, "utf8"), readFileSync(`${file}.br`)];
  const [, late = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const css = readFileSync(join(siteRoot(), `${late.slice(sitePrefix.length)}.br`));
  // With all of its CSS at most 35,500 for the English content as shipped: every styled element names its
  // class. What other letters take and what editors write comes on top, with its markup, so that no sentence of theirs is
  // refused: each question is repeated in JSON-LD, each plan is a column.
  const entries = data.plans.plans.length + faqOf(code).length;
  const limit = 31_090 + 40 * entries + 1.5 * brotli(wordsOf(html)).length;
  expect(stream.length + css.length).toBeLessThanOrEqual(limit);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1300);
  expect(exceeded({ hero: bytesOfHero(html, stream) })).toEqual([]);
});

// Russian has the most faces, and letters of two bytes.
const most = isPublished("ru") ? "ru" : "en";
const visits = [
  { code: most, path: "/" },
  { code: "en", path: samplePages.batch },
  ...(isFull
    ? [...codes.map((code) => ({ code, path: "/" })), { code: "en", path: "/privacy" }]
    : []),
];

test.each(visits)("$path in $code asks for little on a phone, untouched", async (visit) => {
  const { html, ...weights } = await weigh(browser, siteUrl() + pathIn(visit.code, visit.path));
  expect(weights.script).toBeGreaterThan(0);
  expect(exceeded(weights)).toEqual([]);
});
