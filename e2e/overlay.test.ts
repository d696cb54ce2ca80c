import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PlansFile } from "../src/content/types";
import { inOneBrowser } from "./support/browser";
import { type Development, overlayText, startDevelopment } from "./support/development";
import { eventually } from "./support/find";
import { type Copy, copyProject } from "./support/variant";

// Starts Gatsby's development server: verify:full only.
const whenFull = process.env.FULL === "1" ? describe : describe.skip;
const plansFile = "data/plans.json";

whenFull("the development server", () => {
  const open = inOneBrowser();
  let copy: Copy;
  let site: Development;

  beforeAll(async () => {
    copy = copyProject({});
    site = await startDevelopment(copy.folder);
  }, 300_000);

  afterAll(async () => {
    await site?.stop();
    copy?.remove();
  });

  const path = () => join(copy.folder, plansFile);

  test("shows an error over the page and heals when it is mended, without a restart", async () => {
    const page = await open({
      path: "/",
      size: "desktop",
      origin: site.url,
      waitUntil: "domcontentloaded",
    });
    const prices = () =>
      page.$$eval("#pricing article", (plans) => plans.map((plan) => plan.textContent).join(" "));
    // The server makes its first page when somebody asks for it.
    await eventually(async () => (await prices()).includes("$20"), 60);
    const before = readFileSync(path(), "utf8");

    writeFileSync(path(), before.replace('"priceCents": 2000', '"priceCents": "20"'));
    await eventually(async () => (await overlayText(page))?.includes("plans[1].priceCents"));
    expect(await overlayText(page)).toContain('is "20", a text; write the number 20');
    expect(await prices()).toContain("$20");

    writeFileSync(path(), before.slice(0, -20));
    await eventually(async () => /plans\.json:\d+:\d+ /.test((await overlayText(page)) ?? ""));
    expect(await prices()).toContain("$20");

    const mended = JSON.parse(before) as PlansFile;
    const advance = mended.plans.find(({ id }) => id === "ADVANCE");
    if (advance) advance.priceCents = 2600;
    writeFileSync(path(), JSON.stringify(mended, null, 2));
    await eventually(async () => (await prices()).includes("$26"));
    await eventually(async () => (await overlayText(page)) === undefined);
  }, 120_000);
});
