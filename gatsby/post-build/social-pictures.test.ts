/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Language, Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { temporaryFolder } from "../../tools/testing/folders";
import { languageIn } from "../content/site-content";
import { writeSocialPictures } from "./social-pictures";

const project = projectContent();
const english = languageIn(project, "en");
const folder = temporaryFolder();

/** The pictures of a site in English, where the texts are "One", and in another language. */
async function picturesWith(other: Partial<Language>, text: string) {
  const textIn = (code: string) => (code === "en" ? "One" : text);
  await writeSocialPictures(folder.path(), {
    ...project,
    site: { ...project.site, brand: "Brand" },
    languages: [english, { ...english, ...other }],
    texts: (code, namespace): Texts => ({
      ...project.texts("en", namespace),
      hero: { titleFirst: textIn(code), titleSecond: textIn(code) },
      footer: { tagline: textIn(code) },
    }),
  });
  const read = (code = "") => readFileSync(folder.path(`social/${code}.png`));
  return { english: read("en"), other: read(other.code) };
}

/** How much redder than gray the left or right half is, and how dark its darkest point, below the brand. */
async function half(picture: Buffer, left: number) {
  const area = { left, top: 160, width: 400, height: 400 };
  const part = await sharp(picture).extract(area).toBuffer();
  const [red, green] = (await sharp(part).stats()).channels;
  return { redness: (red?.mean ?? 0) - (green?.mean ?? 0), darkest: red?.min ?? 255 };
}

test.each<[string, Language["dir"], string, number, number]>([
  ["es", "ltr", "Añó", 72, 728],
  ["ar", "rtl", "رمز QR.", 728, 72],
])(
  "%s, %s: draws %s at the start, the red carton at the end",
  async (code, dir, text, ...halves) => {
    const { english, other } = await picturesWith({ code, htmlLang: code, dir }, text);
    const [start, end] = await Promise.all(halves.map((left) => half(other, left)));
    expect(start?.redness).toBeLessThan(10);
    expect(start?.darkest).toBeLessThan(100);
    expect(end?.redness).toBeGreaterThan(50);
    expect(other.equals(english)).toBe(false);
  },
);

test.each([
  ["none of the fonts has", "ta", "ஒன்று"],
  ["our fonts lack", "pl", "Kód ł"],
  ["its package lacks, though the package's unicode.json claims it", "ar", "رمز‑رمز"],
])("a character that %s gives the English picture", async (_, code, text) => {
  const { english, other } = await picturesWith({ code, htmlLang: code }, text);
  expect(other.equals(english)).toBe(true);
});
