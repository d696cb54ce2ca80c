import type { Page } from "puppeteer-core";
import { packBox as pack } from "../src/components/pack/pack-drawing";
import type { Feature } from "../src/content/types";
import { readJson } from "../src/testing/content";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages, fullMatrix, isFull } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll } from "./support/find";
import { bringTo, scrollTo } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

// The unfolded carton of the sample, which folds flat when it is scrolled into view.
const open = inOneBrowser();
const { features } = readJson<{ features: Feature[] }>("data/features.json");

/** The panels of a name: front, back, top and bottom once, sides twice. */
async function facesOf(page: Page, code: string, name: Feature["face"]) {
  const ids = features.filter(({ face }) => face === name).map(({ id }) => id);
  return Promise.all(ids.map((id) => find(page, "article", texts(code, `landing:features.${id}`))));
}

/** The transforms of all panels. */
const partsOf = (page: Page) =>
  page.$eval("#features article", (face) =>
    [...(face.parentElement?.children ?? [])].map((part) => getComputedStyle(part).transform),
  );

const isFlat = async (page: Page) => (await partsOf(page)).every((turn) => turn === "none");

const heading = (page: Page, code: string) =>
  find(page, "heading", texts(code, "landing:features.title"));

test.each(isFull ? data.published : bothLanguages)(
  "panels that meet when the carton is folded have the same size, $code",
  async ({ code }) => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    const sizes = async (name: Feature["face"]) => {
      const faces = await facesOf(page, code, name);
      return Promise.all(faces.map(boxOf));
    };
    for (const width of [1280, 1440]) {
      await page.setViewport({ width, height: 900 });
      const wide = [...(await sizes("front")), ...(await sizes("back"))];
      const low = [...(await sizes("top")), ...(await sizes("bottom"))];
      const sides = await sizes("side");
      const unit = (wide[0]?.width ?? 0) / pack.width;
      const near = (found: number | undefined, units: number) =>
        expect(Math.abs((found ?? 0) - units * unit)).toBeLessThanOrEqual(2);
      for (const face of [...wide, ...low]) near(face.width, pack.width);
      for (const face of [...wide, ...sides]) near(face.height, pack.height);
      for (const face of sides) near(face.width, pack.depth);
      for (const face of low) near(face.height, pack.depth);
    }
  },
);

describe.each(bothLanguages)("the carton in $code", ({ code }) => {
  test("links to the sources of the rules", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    const [link] = await findAll(page, "link", texts(code, "landing:features.rulesGuide"));
    if (!link) throw new Error("The panel of the rules has no link");
    const [path = "", anchor = ""] = (await attribute(link, "href"))?.split("#") ?? [];
    await page.goto(new URL(path, page.url()).href);
    expect(await page.$(`[id="${anchor}"]`)).not.toBeNull();
  });
});

describe.each(fullMatrix)("the carton, $code, $size", ({ code, size }) => {
  test("folds flat once when it is scrolled into view", async () => {
    const page = await open({ path: pathIn(code, "/"), size, reducedMotion: false });
    await eventually(async () => !(await isFlat(page)));
    await bringTo(page, await heading(page, code), 80);
    await eventually(() => isFlat(page));
    await scrollTo(page, 0);
    await bringTo(page, await heading(page, code), 80);
    expect(await isFlat(page)).toBe(true);
    await expectQuiet(page);
  });

  test("is flat from the start under reduced motion, and on a page that opens below it", async () => {
    const calm = await open({ path: pathIn(code, "/"), size });
    expect(await isFlat(calm)).toBe(true);
    const below = await open({ path: `${pathIn(code, "/")}#pricing`, size, reducedMotion: false });
    expect(await isFlat(below)).toBe(true);
  });
});
