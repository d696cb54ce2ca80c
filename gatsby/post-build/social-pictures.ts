import { mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { logoMarkPath } from "../../src/components/art/icons";
import type { Language } from "../../src/content/types";
import { defaultLanguage } from "../../src/i18n/paths";
import { socialPicturePath, socialPictureSize } from "../../src/seo/assets";
import { colors } from "../../src/theme/tokens";
import { filledText } from "../content/placeholder-values";
import { languageIn, publishedIn, type SiteContent } from "../content/site-content";

const { width, height } = socialPictureSize;
const margin = 72;
const carton = { width: 400, height: 490, y: 80 };
const textWidth = width - carton.width - 3 * margin;
const markSize = 56;

/** A font of empty glyphs. As the last one, it keeps system fonts from being used. */
const blank = registerFont("src/fonts/adobe-blank-2.ttf");
const latin = registerFont("src/fonts/special-gothic-condensed-one.woff2");
const cyrillic = registerFont("src/fonts/sofia-sans-extra-condensed-cyrillic.woff2");

/** Packages of @fontsource-variable for languages that our own fonts do not cover. */
const fontPackages: Readonly<Record<string, string>> = {
  ar: "noto-kufi-arabic",
  bn: "noto-sans-bengali",
  hi: "noto-sans-devanagari",
  ja: "noto-sans-jp",
  "zh-CN": "noto-sans-sc",
  "zh-TW": "noto-sans-tc",
};

/** The style of the headline: its maximum size, and the line height relative to the size. */
const condensed = { fonts: [cyrillic, latin], weight: 400, size: 168, lineHeight: 1.04 };
type Style = typeof condensed;

/** Registers a font for the canvas. Its family is named after the path of the file. */
function registerFont(file: string): string {
  if (!GlobalFonts.registerFromPath(resolve(file), file)) {
    throw new Error(`${file} cannot be read as a font`);
  }
  return file;
}

async function styleOf(code: string): Promise<Style> {
  const name = fontPackages[code];
  if (!name) return condensed;
  // The characters are divided among several files.
  const folder = `node_modules/@fontsource-variable/${name}/files`;
  const files = (await readdir(folder)).filter((file) => file.endsWith("-wght-normal.woff2"));
  const fonts = files.map((file) => registerFont(join(folder, file)));
  return { fonts, weight: 800, size: 118, lineHeight: 1.36 };
}

/** Sets the font, in a smaller size if a text would be too wide. Returns the size. */
function setFont(context: SKRSContext2D, style: Style, size: number, texts: string[]): number {
  const families = [...style.fonts, blank].map((font) => `"${font}"`).join();
  context.font = `${style.weight} ${size}px ${families}`;
  const widest = Math.max(...texts.map((text) => context.measureText(text).width));
  const fitting = Math.min(size, (size * textWidth) / widest);
  context.font = `${style.weight} ${fitting}px ${families}`;
  return fitting;
}

/** Returns whether the current fonts have a glyph for each visible character. */
function hasGlyphs(context: SKRSContext2D, text: string): boolean {
  const visible = text.replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu, "");
  return [...visible].every((character) => {
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(character);
    return actualBoundingBoxLeft + actualBoundingBoxRight > 0;
  });
}

/**
 * Draws the social picture of a language: brand, headline and tagline beside the carton.
 * @returns undefined if the fonts lack a character
 */
async function socialPicture(
  content: SiteContent,
  language: Language,
): Promise<Buffer | undefined> {
  const { code, dir, htmlLang } = language;
  const isRtl = dir === "rtl";
  const { brand } = content.site;
  const titleFirst = filledText(content, code, "landing:hero.titleFirst");
  const titleSecond = filledText(content, code, "landing:hero.titleSecond");
  const tagline = filledText(content, code, "common:footer.tagline");

  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.accent;
  context.fillRect(0, 0, width, 14);
  const image = await loadImage("src/images/carton.png");
  const cartonX = isRtl ? margin : width - margin - carton.width;
  context.drawImage(image, cartonX, carton.y, carton.width, carton.height);

  context.lang = htmlLang;
  context.textRendering = "geometricPrecision";
  context.fillStyle = colors.ink;
  setFont(context, { ...condensed, fonts: [latin] }, 60, [brand]);
  if (!hasGlyphs(context, brand)) return undefined;
  const brandX = markSize + 18;
  const brandEnd = brandX + context.measureText(brand).width;
  context.save();
  context.translate(isRtl ? width - margin - brandEnd : margin, 76);
  context.fillText(brand, brandX, 47);
  context.scale(markSize / 28, markSize / 28);
  context.fill(new Path2D(logoMarkPath), "evenodd");
  context.restore();

  context.direction = dir;
  const start = isRtl ? width - margin : margin;
  const style = await styleOf(code);
  const size = setFont(context, style, style.size, [titleFirst, titleSecond]);
  if (!hasGlyphs(context, titleFirst + titleSecond + tagline)) return undefined;
  const lineHeight = size * style.lineHeight;
  const baseline = 318 + size * 0.36 - lineHeight / 2;
  context.fillText(titleFirst, start, baseline);
  context.fillText(titleSecond, start, baseline + lineHeight);
  context.fillStyle = colors.mutedInk;
  setFont(context, style, 38, [tagline]);
  context.fillText(tagline, start, 540);
  return canvas.encode("png");
}

/**
 * Writes the pictures that social media show with links to the site. A language whose fonts lack a character
 * gets the English picture.
 */
export async function writeSocialPictures(
  publicFolder: string,
  content: SiteContent,
): Promise<void> {
  const english = await socialPicture(content, languageIn(content, defaultLanguage));
  if (!english) throw new Error("The fonts do not contain a character of the English headline");
  await mkdir(join(publicFolder, "social"), { recursive: true });
  for (const language of publishedIn(content)) {
    const picture = (await socialPicture(content, language)) ?? english;
    const file = join(publicFolder, socialPicturePath(language.code));
    await sharp(picture).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(file);
  }
}
