import type { Page } from "puppeteer-core";
import { checkContent } from "../src/content/check/check-content";
import { formatProblem } from "../src/content/check/problem";
import { formatPrice } from "../src/content/format";
import type { FaqFile, LegalDocument, NavigationFile, PlansFile, Site } from "../src/content/types";
import { find, findAll } from "./support/find";
import { overflowing } from "./support/overflow";
import { data, languageOf, pathIn, texts } from "./support/texts";
import { copyProject, type Edit } from "./support/variant";
import { serveVariant } from "./support/variant-site";

// What editors do to a site in its first year, by editing JSON alone. Two builds: verify:full only.
const whenFull = process.env.FULL === "1" ? describe : describe.skip;
const codes = data.published.map(({ code }) => code);
const edit = <T>(change: (json: T) => void): Edit => change as Edit;

/** The same edit to a file of each language. */
const inAll = <T>(pathOf: (code: string) => string, change: (json: T, code: string) => void) =>
  Object.fromEntries(codes.map((code) => [pathOf(code), edit<T>((json) => change(json, code))]));

const faq = (code: string) => `data/faqs/${code}.json`;
const terms = (code: string) => `data/legal/${code}/terms.json`;

/** A text of the language that nothing else on the page says: its own, said twice. */
const twice = (code: string, key: string) => `${texts(code, key)} ${texts(code, key)}`;

const seventh = (json: FaqFile, code: string) =>
  json.questions.push({
    id: "seventh",
    question: twice(code, "product:labelParts.storage"),
    answer: texts(code, "landing:pricing.note"),
  });

test("a seventh question in one language is reported in every other one", () => {
  const copy = copyProject({ [faq("hi")]: edit<FaqFile>((json) => seventh(json, "hi")) });
  const lines = checkContent(copy.folder).problems.map(formatProblem);
  copy.remove();
  expect(lines).toEqual([
    expect.stringMatching(
      /^data\/faqs\/hi\.json:\d+:\d+ {2}questions\[6\]\.id {2}is "seventh", which English does not have; write .*or remove the entry$/,
    ),
  ]);
});

/** Everything that can be done at once: more of everything. */
function growing(imageHost: string): Record<string, Edit> {
  return {
    "data/site.json": edit<Site>((json) => {
      json.brand = "Codebloom";
      json.imageHost = imageHost;
      const [first] = json.social;
      if (first) first.url = "https://social.example.com/us";
    }),
    "data/plans.json": edit<PlansFile>(({ plans }) => {
      for (const plan of plans) plan.popular = plan.id === "PREMIUM";
      const last = plans.at(-1);
      if (last) plans.push({ ...last, id: "SCALE", priceCents: 12_000, popular: false });
    }),
    ...inAll<FaqFile>(faq, seventh),
    ...inAll<LegalDocument>(terms, ({ sections }, code) =>
      sections.push({
        id: "everyday",
        heading: twice(code, "product:labelParts.company"),
        blocks: [{ text: texts(code, "landing:pricing.note") }],
      }),
    ),
  };
}

/** A plan less, and no plan marked: where texts name the plan, they are edited too. */
const shrinking: Record<string, Edit> = {
  "data/plans.json": edit<PlansFile>((json) => {
    json.plans = json.plans.filter(({ id }) => id !== "PREMIUM");
    for (const plan of json.plans) plan.popular = false;
  }),
  "data/navigation.json": edit<NavigationFile>(({ main }) => main.reverse()),
  ...inAll<FaqFile>(faq, ({ questions }) => {
    for (const each of questions) each.answer = each.answer.replaceAll("PREMIUM", "ADVANCE");
  }),
  ...inAll<LegalDocument>(terms, ({ sections }) => {
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if ("table" in block) {
        block.table.rows = block.table.rows.filter(([name]) => name !== "PREMIUM");
      }
    }
  }),
};

whenFull.each([
  ["grown", growing],
  ["shrunk", () => shrinking],
] as const)("a site that has %s", (name, edits) => {
  const running = serveVariant(edits);
  const open = (path: string) => running().open(path);
  const textsOf = (page: Page, selector: string) =>
    page.$$eval(selector, (found) => found.map((each) => each.textContent ?? ""));

  test("breaks no rule", () => {
    expect(checkContent(running().variant.folder).problems.map(formatProblem)).toEqual([]);
  });

  test.each(["en", "ar", "hi", "ja", "ru"])("%s: has its room at 320 and 1440 px", async (code) => {
    for (const path of ["/", "/terms"]) {
      const page = await open(pathIn(code, path));
      const found: string[] = [];
      for (const width of [320, 1440]) {
        await page.setViewport({ width, height: 844 });
        found.push(...(await overflowing(page)).map((each) => `${width}: ${each}`));
      }
      expect(found).toEqual([]);
      await page.browserContext().close();
    }
  });

  if (name === "shrunk") {
    test("shows the plans that are left, none of them popular, and the new order", async () => {
      const page = await open("/");
      expect(await textsOf(page, "#pricing article h3")).toEqual(["FREE", "ADVANCE"]);
      expect(await textsOf(page, "#pricing .seal")).toEqual([]);
      const nav = await textsOf(page, "header nav a");
      expect(nav[0]).toBe(texts("en", "common:nav.contact"));
    });
    return;
  }

  test.each(codes)("%s: shows the fourth plan and moves the popular mark", async (code) => {
    const page = await open(pathIn(code, "/"));
    const section = await find(page, "region", texts(code, "landing:pricing.title"));
    const plans = await findAll(section, "article");
    expect(plans).toHaveLength(4);
    const said = await textsOf(page, "#pricing article");
    expect(said[3]).toContain(formatPrice(12_000, "USD", languageOf(code)));
    const popular = texts(code, "landing:pricing.popular");
    expect(said.map((each) => each.includes(popular))).toEqual([false, false, true, false]);
    await page.browserContext().close();
  });

  test.each(codes)("%s: shows the seventh question and the legal section", async (code) => {
    const page = await open(pathIn(code, "/"));
    const questions = await textsOf(page, "#faq h3");
    expect(questions).toHaveLength(7);
    expect(questions[6]).toContain(twice(code, "product:labelParts.storage"));
    await page.browserContext().close();
    const legal = await open(pathIn(code, "/terms"));
    expect(await textsOf(legal, "#everyday h2, h2#everyday")).toEqual([
      expect.stringContaining(twice(code, "product:labelParts.company")),
    ]);
    await legal.browserContext().close();
  });

  test.each(["/", "/privacy", "/ja", "/ar/terms"])("%s: says the new brand only", async (path) => {
    const response = await fetch(running().site.url + path);
    const html = await response.text();
    expect(html).toContain("Codebloom");
    expect(html).not.toContain(data.site.brand);
  });

  test("loads pictures from the new host, and links the icon", async () => {
    const page = await open("/");
    await page.evaluate(() => document.querySelector("#contact")?.scrollIntoView());
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("#contact picture img")].every(
        (image) => image.naturalWidth > 0,
      ),
    );
    expect(running().host.requests.length).toBeGreaterThan(0);
    expect(
      await page.$$eval("footer .social a", (links) => links.map((link) => link.href)),
    ).toEqual(["https://social.example.com/us"]);
  });
});
