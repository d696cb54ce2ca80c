import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { pageBudgets } from "../tools/bench/budgets";
import { brotli, firstDecoded } from "../tools/bench/compressed";
import { type Resource, sumOf } from "../tools/bench/resources";
import { firstFlight, openAsVisitor } from "../tools/bench/visit";
import { launch, sitePrefix, siteUrl } from "./support/browser";
import { isPublished } from "./support/cases";
import { siteRoot } from "./support/servers";
import { data, languageOf, pageFile, pathIn, samplePages } from "./support/texts";

// What a page may weigh, whatever machine shows it: the limits and their reasons are in
// tools/bench/budgets.ts. How fast it is then, `npm run bench` measures.
const languages = data.published.map(({ code }) => code);

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const htmlOf = (code: string, path: string) => readFileSync(join(siteRoot(), pageFile(code, path)));

/** What a page says, as one text. */
const textOf = (html: string) =>
  html
    .replace(/<(head|script|style|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** The elements of a page but for those of plans, answers and legal texts. */
const countNodes = (page: Page) =>
  page.evaluate(() => {
    const lists = "#pricing .plans *, #faq [data-part=item] *, article *";
    return document.querySelectorAll("*").length - document.querySelectorAll(lists).length;
  });

/** Where the section with this id ends, in bytes: sections may hold others. */
function endOfSection(html: string, id: string): number {
  const tags = /<section\b[^>]*>|<\/section>/g;
  tags.lastIndex = html.search(new RegExp(`<section\\b[^>]*\\bid="${id}"`));
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[0] === "</section>" ? -1 : 1;
    if (depth === 0) return Buffer.byteLength(html.slice(0, tags.lastIndex));
  }
  throw new Error(`The page has no section ${id}`);
}

describe.each(languages)("the HTML of the landing page in %s", (language) => {
  const html = () => htmlOf(language, "/");

  test("is small with all of its CSS", () => {
    const { limit } = pageBudgets.landingHtml;
    const text = brotli(Buffer.from(textOf(html().toString()))).length;
    expect(brotli(html()).length).toBeLessThanOrEqual(limit + 1.25 * text);
  });

  test("brings head, critical CSS, header and hero in the first congestion window", () => {
    const first = firstDecoded(html(), pageBudgets.firstWindow.limit);
    expect(first.length).toBeGreaterThanOrEqual(endOfSection(html().toString(), "home"));
    const text = first.toString();
    for (const part of ["</head>", "</style>", "</header>"]) expect(text).toContain(part);
  });
});

/** What a phone is sent without a touch: "before" up to the page's being interactive, "idle" after. */
async function load(path: string) {
  const page = await openAsVisitor(browser, siteUrl() + path);
  const flight = { ...(await firstFlight(page)), nodes: await countNodes(page) };
  await page.browserContext().close();
  return flight;
}

const isHashed = (path: string) =>
  /-[0-9a-f]{16,}\.js$|^\/static\//.test(path.slice(sitePrefix.length));

const visits = [
  { code: "en", path: "/" },
  { code: "ar", path: "/" },
  { code: "ja", path: "/" },
  { code: "ru", path: "/" },
  { code: "en", path: "/privacy" },
  { code: "ar", path: "/privacy" },
  { code: "en", path: samplePages.batch },
  { code: "ru", path: samplePages.batch },
].filter(({ code }) => isPublished(code));

describe.each(visits)("$path in $code on a phone, untouched", ({ code, path: route }) => {
  const path = pathIn(code, route);
  let before: Resource[];
  let idle: Resource[];
  let nodes: number;

  beforeAll(async () => {
    ({ before, idle, nodes } = await load(path));
  });

  test("asks for little script before it is interactive", () => {
    const { brotli } = sumOf(before, "script");
    expect(brotli).toBeGreaterThan(0);
    expect(brotli).toBeLessThanOrEqual(pageBudgets.scriptBefore.limit);
  });

  test("asks for few files, and for no picture that is far away", () => {
    expect(before.length).toBeLessThanOrEqual(pageBudgets.requestsBefore.limit);
    expect(sumOf(before, "image").requests).toBeLessThanOrEqual(pageBudgets.images.limit);
  });

  test("asks only for the faces that its script needs", () => {
    const isCyrillic = languageOf(code).scriptGroup === "cyrillic";
    const { requests, brotli } = sumOf([...before, ...idle], "font");
    const { fonts, fontsCyrillic, fontBytes, fontBytesCyrillic } = pageBudgets;
    expect(requests).toBeLessThanOrEqual((isCyrillic ? fontsCyrillic : fonts).limit);
    expect(brotli).toBeLessThanOrEqual((isCyrillic ? fontBytesCyrillic : fontBytes).limit);
  });

  test("waits for nothing before it paints", () => {
    const blocking = [...before, ...idle].filter(({ isBlocking }) => isBlocking);
    expect(blocking).toHaveLength(pageBudgets.blocking.limit);
    const head = /<head>.*<\/head>/s.exec(htmlOf(code, route).toString())?.[0] ?? "";
    expect(head).toContain("<style");
    // No screen waits for the rules for paper.
    const blockers =
      /<link(?![^>]*media="print")[^>]*rel="stylesheet"|<script[^>]*\bsrc=(?![^>]*\b(?:async|defer)\b)/;
    expect(head).not.toMatch(blockers);
  });

  test("has few elements", () => {
    expect(nodes).toBeLessThanOrEqual(pageBudgets.domNodes.limit);
  });

  test("lets the browser keep hashed files for good, and nothing else", () => {
    const isOwn = ({ kind }: Resource) => kind !== "image" || !data.site.imageHost;
    const rules = [...before, ...idle].filter(isOwn).map((each) => [each.path, each.cacheControl]);
    const expected = rules.map(([each = ""]) => [
      each,
      isHashed(each) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    ]);
    expect(rules).toEqual(expected);
    expect(rules.filter(([each = ""]) => isHashed(each)).length).toBeGreaterThan(2);
  });
});
