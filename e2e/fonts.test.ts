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
  ["ru", ["onest-cyrillic", "onest-latin", "sofia-sans-extra-condensed-cyrillic", ...latin]],
];

test.each(cases.filter(([language]) => isPublished(language)))(
  "%s loads only the fonts that its script needs",
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

/** The widths of the numbers under the QR code of the pack, in units of the drawing. */
const codeWidth = async (language: string) => {
  const page = await open({ path: pathIn(language, "/"), size: "desktop" });
  return page.$$eval("#home text", (all) =>
    all
      .filter(({ textContent }) => textContent?.startsWith("(01)"))
      .map((text) => Math.round((text as SVGTextElement).getComputedTextLength())),
  );
};

// In Firefox, "monospace" is another font in Japanese.
test("codes have the same font in every language", async () => {
  const widths = await codeWidth("en");
  expect(widths).not.toEqual([]);
  for (const { code } of isFull ? data.published : data.published.slice(-1)) {
    expect(await codeWidth(code)).toEqual(widths);
  }
});
