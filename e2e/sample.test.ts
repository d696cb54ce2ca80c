import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectQuiet, inOneBrowser, pathOf, siteUrl } from "./support/browser";
import { everywhere, otherThan } from "./support/cases";
import { eventually, find } from "./support/find";
import { siteRoot } from "./support/servers";
import { data, pathIn, sampleOf, samplePages, texts } from "./support/texts";

// What stands on the page and in its head: src/templates/sample-page.
const open = inOneBrowser();

describe.each(everywhere)("the sample's page, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test("opens from the hero, is there in other languages, and leads back", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await (await find(page, "link", t("landing:hero.openSample"))).click();
    await eventually(async () => pathOf(page) === pathIn(code, samplePages.batch));
    await find(page, "heading", sampleOf(code).name);

    const next = otherThan(code);
    const list = await find(page, "navigation", t("product:language"));
    await (await find(list, "link", next.endonym)).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, samplePages.batch));
    await find(page, "heading", sampleOf(next.code).name);
    await (await find(page, "link", texts(next.code, "sample:home"))).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, "/"));
    await find(page, "heading", texts(next.code, "landing:features.title"));
    await expectQuiet(page);
  });
});

test("both addresses are served in every language, nothing near them, and the sitemap names neither", async () => {
  const sitemap = readFileSync(join(siteRoot(), "sitemap.xml"), "utf8");
  const statusOf = async (path: string) =>
    (await fetch(siteUrl() + path, { redirect: "manual" })).status;
  for (const { code } of data.published) {
    for (const path of Object.values(samplePages)) {
      const address = pathIn(code, path);
      expect([address, await statusOf(address)]).toEqual([address, 200]);
      expect(sitemap).not.toContain(address);
    }
  }
  for (const path of ["/01", `${samplePages.product}/10`]) expect(await statusOf(path)).toBe(404);
});
