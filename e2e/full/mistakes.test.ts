import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { formatPrice } from "../../src/content/format";
import type { Plan } from "../../src/content/types";
import { copyProject } from "../../tools/testing/folders";
import { setUpBrowser } from "../support/browser";
import { eventually } from "../support/find";
import { data, languageByCode } from "../support/texts";
import { startDevelopment } from "../support/variant";

// Mistakes in the content, in the development server. In a build: gatsby/pre-init. Their messages: content-check.
const open = setUpBrowser();

/** The text of Gatsby's overlay with single spaces, or "" if there is none. */
const overlayText = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("gatsby-fast-refresh")?.shadowRoot;
    const dialog = root?.querySelector<HTMLElement>("[role=dialog], [role=alertdialog]");
    return dialog?.innerText.replace(/\s+/g, " ") ?? "";
  });

const [plan = {} as Plan] = data.plans.plans;
const price = (cents: number) => formatPrice(cents, data.plans.currency, languageByCode("en"));

test("the development server shows a mistake over the page until it is corrected, without a restart", async () => {
  const folder = copyProject();
  const site = await startDevelopment(folder);
  const options = { path: "/", size: "desktop", origin: site.origin } as const;
  // Gatsby's development server logs errors of its own.
  const expected = /./;
  const page = await open({ ...options, waitUntil: "domcontentloaded", expected });
  const shows = async (cents: number) =>
    (await page.$$eval("#pricing", ([section]) => section?.textContent ?? "")).includes(
      price(cents),
    );
  // The server renders its first page on request.
  await eventually(() => shows(plan.priceCents), 60);
  const file = join(folder, "data/plans.json");
  const before = readFileSync(file, "utf8");
  const write = (priceCents: unknown) => {
    const plans = [{ ...plan, priceCents }, ...data.plans.plans.slice(1)];
    writeFileSync(file, JSON.stringify({ ...data.plans, plans }, null, 2));
  };

  write("20");
  await eventually(async () => (await overlayText(page)).includes("plans[0].priceCents"));
  expect(await overlayText(page)).toContain('is "20", a text; write the number 20');
  expect(await shows(plan.priceCents)).toBe(true);

  writeFileSync(file, before.slice(0, -20));
  await eventually(async () => /plans\.json:\d+:\d+ /.test(await overlayText(page)));
  expect(await shows(plan.priceCents)).toBe(true);

  write(plan.priceCents + 123);
  await eventually(() => shows(plan.priceCents + 123));
  await eventually(async () => (await overlayText(page)) === "");
  await site.stop();
}, 400_000);
