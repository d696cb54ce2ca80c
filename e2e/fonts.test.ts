import { expectQuiet, inOneBrowser } from "./support/browser";
import { isFull, isPublished } from "./support/cases";
import { pathIn } from "./support/texts";

const open = inOneBrowser();

const latin = ["special-gothic", "special-gothic-condensed-one"];

type Case = [language: string, faces: string[]];
const cases: Case[] = [
  ...(isFull ? (["ar", "ja"] as const).map((code): Case => [code, latin]) : []),
  ["en", latin],
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
