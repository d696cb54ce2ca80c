import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { exceeded } from "../tools/bench/budgets";
import { brotli, bytesOfHero } from "../tools/bench/html";
import { weigh } from "../tools/bench/weigh";
import { siteUrl } from "./support/browser";
import { connectToBrowser } from "./support/browsers";
import { isFull, isPublished } from "./support/cases";
import { siteRoot } from "./support/servers";
import { data, pageFile, pathIn, samplePages } from "./support/texts";

// What a page may weigh, whatever machine shows it: the limits and their reasons are in
// tools/bench/budgets.ts. How fast it is then, `npm run bench` measures.
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

describe.each(data.published.map(({ code }) => code))("the landing page's HTML in %s", (code) => {
  const html = readFileSync(join(siteRoot(), pageFile(code, "/")), "utf8");

  test("is small with all of its CSS", () => {
    // 24,000 at most with the content as shipped. What editors write comes on top, so that no
    // sentence of theirs is refused.
    const limit = 20_300 + 1.25 * brotli(wordsOf(html)).length;
    expect(brotli(html).length).toBeLessThanOrEqual(limit);
  });

  test("brings head and hero in the first congestion window", () => {
    expect(exceeded({ hero: bytesOfHero(html) })).toEqual([]);
  });
});

const visits = [
  { code: "en", path: "/" },
  { code: "ru", path: "/" },
  { code: "ar", path: "/privacy" },
  { code: "en", path: samplePages.batch },
  ...(isFull
    ? [
        { code: "ar", path: "/" },
        { code: "ja", path: "/" },
        { code: "en", path: "/privacy" },
        { code: "ru", path: samplePages.batch },
      ]
    : []),
].filter(({ code }) => isPublished(code));

test.each(visits)("$path in $code asks for little on a phone, untouched", async (visit) => {
  const { html, ...weights } = await weigh(browser, siteUrl() + pathIn(visit.code, visit.path));
  expect(weights.script).toBeGreaterThan(0);
  expect(exceeded(weights)).toEqual([]);
});
