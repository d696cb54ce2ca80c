import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { otherThan, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { pathIn, sampleOf, samplePages, texts } from "./support/texts";

// Content and head of the page: src/templates/sample-page. That it is served: e2e/hosts.
const open = inOneBrowser();

describe.each(smokeMatrix)("the sample's page, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test("opens from the hero, links to other languages and the offer, and back", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await (await find(page, "link", t("landing:hero.openSample"))).click();
    await eventually(async () => pathOf(page) === pathIn(code, samplePages.product));
    await find(page, "heading", sampleOf(code).name);

    const next = otherThan(code);
    const list = await find(page, "navigation", t("product:language"));
    await (await find(list, "link", next.endonym)).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, samplePages.product));
    await find(page, "heading", sampleOf(next.code).name);

    await (await find(page, "link", texts(next.code, "product:offer"))).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, samplePages.offer));
    await find(page, "heading", texts(next.code, "product:offer"));
    await (await find(page, "link", texts(next.code, "sample:product"))).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, samplePages.product));
    await (await find(page, "link", texts(next.code, "sample:home"))).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, "/"));
    await find(page, "heading", texts(next.code, "landing:features.title"));
    await expectQuiet(page);
  });
});
