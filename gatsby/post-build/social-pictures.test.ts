/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Language, Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { temporaryFolder } from "../../tools/testing/temporary-folder";
import { languageIn } from "../content/content";
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

/** How much redder than gray the half at a side is, and how dark its darkest point, below the brand. */
async function half(picture: Buffer, side: "left" | "right") {
  const area = { left: side === "left" ? 72 : 728, top: 160, width: 400, height: 400 };
  const part = await sharp(picture).extract(area).toBuffer();
  const [red, green] = (await sharp(part).stats()).channels;
  return { redness: (red?.mean ?? 0) - (green?.mean ?? 0), darkest: red?.min ?? 255 };
}

test.each<[string, Language["dir"], string, "left" | "right", "left" | "right"]>([
  ["es", "ltr", "Añó", "left", "right"],
  ["ar", "rtl", "رمز QR.", "right", "left"],
])("%s, %s: draws %s at the %s, the red carton at the %s", async (code, dir, text, start, end) => {
  const { english, other } = await picturesWith({ code, htmlLang: code, dir }, text);
  const texts = await half(other, start);
  expect(texts.redness).toBeLessThan(10);
  expect(texts.darkest).toBeLessThan(100);
  expect((await half(other, end)).redness).toBeGreaterThan(50);
  expect(other.equals(english)).toBe(false);
});

test.each([
  ["none of the fonts has", "ta", "ஒன்று"],
  ["our fonts lack", "pl", "Kód ł"],
  ["its package lacks, though the package's unicode.json claims it", "ar", "رمز‑رمز"],
])("a character that %s gives the English picture", async (_, code, text) => {
  const { english, other } = await picturesWith({ code, htmlLang: code }, text);
  expect(other.equals(english)).toBe(true);
});
