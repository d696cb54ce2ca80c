import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages, bothSizes } from "./support/cases";
import { eventually, findAll } from "./support/find";
import { recordingOf } from "./support/recording";
import { scrollTo } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Goes through the page, so that everything that loads lazily is asked for. */
async function readThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await pageHeight(page)); y += 500) await scrollTo(page, y);
}

const images = (page: Page) =>
  page.$$eval("img", (found) =>
    found.map((image) => ({
      src: image.getAttribute("src"),
      isLazy: image.loading === "lazy",
      hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
      alt: image.getAttribute("alt"),
      isComplete: image.complete,
      isLoaded: image.complete && image.naturalWidth > 0,
      isShown: image.checkVisibility(),
      hasBox: image.clientWidth > 0 && image.clientHeight > 0,
    })),
  );

const reference: Record<string, number> = {};
// Pictures that come from another host: e2e/image-host.
const whereOwn = data.site.imageHost ? test.skip : test;

describe.each(bothSizes)("images, $size", ({ size }) => {
  test("load when they come near, with a place reserved for them", async () => {
    const page = await open({ path: "/", size });
    reference[size] = await pageHeight(page);
    await readThrough(page);
    await eventually(async () =>
      (await images(page)).every((each) => each.isLoaded || !each.isShown),
    );
    const all = await images(page);
    expect(all.length).toBeGreaterThan(5);
    for (const image of all) expect(image).toMatchObject({ isLazy: true, hasSize: true });
    expect(all.filter(({ isShown, isLoaded }) => isShown && !isLoaded)).toEqual([]);
    expect(await pageHeight(page)).toBe(reference[size]);
    await expectQuiet(page);
  });

  whereOwn.each([
    ["are missing", { kind: "fail", status: 503 }],
    ["break off", { kind: "cut" }],
    ["are slow", { kind: "delay", ms: 4000 }],
  ] as const)("may %s: the layout holds", async (_, fault) => {
    server.fail({ match: /^\/static\/.*\.(avif|webp|png)$/, ...fault });
    const page = await open({ path: "/", size, origin: server.url() });
    await readThrough(page);
    const isSettled = async () =>
      (await images(page)).every((each) => each.isComplete || !each.isShown);
    if (fault.kind !== "delay") await eventually(isSettled);
    expect(Math.abs((await pageHeight(page)) - (reference[size] ?? 0))).toBeLessThanOrEqual(2);
    const empty = (await images(page)).filter(({ isShown, hasBox }) => isShown && !hasBox);
    expect(empty).toEqual([]);
    expect(recordingOf(page)).toMatchObject({ pageErrors: [], foreignRequests: [] });
  });
});

describe.each(bothLanguages)("images, $code", ({ code }) => {
  test("have a text in the page's language for those who do not see them", async () => {
    server.fail({ match: /^\/static\/.*\.(avif|webp|png)$/, kind: "fail", status: 503 });
    const page = await open({ path: pathIn(code, "/"), size: "desktop", origin: server.url() });
    await readThrough(page);
    for (const key of [
      "landing:features.cartonAlt",
      "product:bandAlt",
      "landing:contact.mushroomsAlt",
    ]) {
      const name = texts(code, key);
      // Firefox shows the text in a missing picture's place, and reads it as a text.
      const found = isFirefox ? page.$$(`img[alt="${name}"]`) : findAll(page, "image", name);
      expect(await found).toHaveLength(1);
    }
    for (const key of ["hero.cartonAlt", "hero.phoneAlt"]) {
      expect(await findAll(page, "image", texts(code, `landing:${key}`))).toHaveLength(1);
    }
    expect((await images(page)).filter(({ alt }) => alt === null)).toEqual([]);
  });
});
