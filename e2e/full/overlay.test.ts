import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { formatPrice } from "../../src/content/format";
import type { Plan } from "../../src/content/types";
import { type Copy, copyProject } from "../../tools/testing/project-copy";
import { inOneBrowser } from "../support/browser";
import { eventually } from "../support/find";
import { data, languageOf } from "../support/texts";
import { type Development, startDevelopment } from "./development";

const plansFile = "data/plans.json";
const [plan = {} as Plan] = data.plans.plans;
const price = (cents: number) => formatPrice(cents, data.plans.currency, languageOf("en"));

/** The text of the overlay with single spaces, or undefined if there is none. */
const overlayText = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("gatsby-fast-refresh")?.shadowRoot;
    const dialog = root?.querySelector<HTMLElement>("[role=dialog], [role=alertdialog]");
    return dialog?.innerText.replace(/\s+/g, " ");
  });

const open = inOneBrowser();
let copy: Copy;
let site: Development;

beforeAll(async () => {
  copy = copyProject();
  site = await startDevelopment(copy.folder);
}, 300_000);

afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

const path = () => join(copy.folder, plansFile);

test("the development server shows an error over the page until it is corrected, without a restart", async () => {
  const page = await open({
    path: "/",
    size: "desktop",
    origin: site.url,
    waitUntil: "domcontentloaded",
  });
  const prices = () =>
    page.$$eval("#pricing article", (plans) => plans.map((plan) => plan.textContent).join(" "));
  // The server renders its first page on request.
  await eventually(async () => (await prices()).includes(price(plan.priceCents)), 60);
  const before = readFileSync(path(), "utf8");
  const write = (priceCents: unknown) => {
    const plans = [{ ...plan, priceCents }, ...data.plans.plans.slice(1)];
    writeFileSync(path(), JSON.stringify({ ...data.plans, plans }, null, 2));
  };

  write("20");
  await eventually(async () => (await overlayText(page))?.includes("plans[0].priceCents"));
  expect(await overlayText(page)).toContain('is "20", a text; write the number 20');
  expect(await prices()).toContain(price(plan.priceCents));

  writeFileSync(path(), before.slice(0, -20));
  await eventually(async () => /plans\.json:\d+:\d+ /.test((await overlayText(page)) ?? ""));
  expect(await prices()).toContain(price(plan.priceCents));

  write(plan.priceCents + 123);
  await eventually(async () => (await prices()).includes(price(plan.priceCents + 123)));
  await eventually(async () => (await overlayText(page)) === undefined);
}, 120_000);
