import { expectQuiet, inOneBrowser } from "./support/browser";
import { isFull, isPublished } from "./support/cases";
import { data, pathIn } from "./support/texts";

const open = inOneBrowser();

const latin = ["special-gothic", "special-gothic-condensed-one"];

type Case = [language: string, faces: string[]];
const fullCases: Case[] = [
  ["ar", ["changa-arabic", ...latin]],
  ["bn", ["anek-bangla-condensed", ...latin]],
  ["ja", latin],
];
const cases: Case[] = [
  ...(isFull ? fullCases : []),
  ["en", latin],
  ["hi", ["anek-devanagari-condensed", ...latin]],
  ["ru", ["sofia-sans-extra-condensed-cyrillic", ...latin]],
];

test.each(cases.filter(([language]) => isPublished(language)))(
  "in %s only the faces that its letters need are loaded",
  async (language, faces) => {
    const page = await open({ path: pathIn(language, "/"), size: "desktop" });
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType("resource")
        .map(({ name }) => /\/static\/(.+)-[0-9a-f]+\.woff2$/.exec(name)?.[1])
        .filter((name) => name !== undefined);
    });
    expect([...new Set(loaded)].sort()).toEqual(faces);
    await expectQuiet(page);
  },
);

/** How wide the number under the pack's code is, in units of the drawing. */
const codeWidth = async (language: string) => {
  const page = await open({ path: pathIn(language, "/"), size: "desktop" });
  return page.$$eval("#home text", (all) =>
    all
      .filter(({ textContent }) => textContent?.startsWith("(01)"))
      .map((text) => Math.round((text as SVGTextElement).getComputedTextLength())),
  );
};

// Firefox has another face for "monospace" in Japanese.
test("codes are set in one face in every language", async () => {
  const widths = await codeWidth("en");
  expect(widths).not.toEqual([]);
  for (const { code } of isFull ? data.published : data.published.slice(-1)) {
    expect(await codeWidth(code)).toEqual(widths);
  }
});
