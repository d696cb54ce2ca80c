import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { leafEyePath } from "../../../src/components/art/leaf-eye";
import type { Language } from "../../../src/content/types";
import { socialPictureSize as pictureSize } from "../../../src/seo/social-picture";
import { colors } from "../../../src/theme/colors";
import { brandFaces, facesOf } from "./faces";
import { type Lettering, lettering } from "./lettering";

export interface PictureTexts {
  brand: string;
  /** The two lines of the headline. */
  headline: readonly [string, string];
  tagline: string;
}

const margin = 72;
const { width, height } = pictureSize;
const carton = { width: 400, height: 490, y: 80 } as const;
const column = width - carton.width - 3 * margin;
const bar = 14;
const mark = 56;
const brandSize = 60;
const taglineSize = 38;
/** The headline stands around this line, between brand and tagline. */
const middle = 318;

type Setting = Pick<Language, "code" | "dir" | "htmlLang" | "scriptGroup">;

/** Letters of the condensed faces, and those of the others, which need more room above and below. */
const condensed = { size: 168, leading: 1.04 };
const wide = { size: 118, leading: 1.36 };
const headlineOf = ({ scriptGroup }: Setting) =>
  scriptGroup === "latin" || scriptGroup === "cyrillic" ? condensed : wide;

function cartonImage(x: number): string {
  const data = readFileSync(resolve("src/images/carton.png")).toString("base64");
  return `<image href="data:image/png;base64,${data}" x="${x}" y="${carton.y}" width="${carton.width}" height="${carton.height}"/>`;
}

const sizeFor = (lines: readonly Lettering[], largest: number) =>
  Math.min(largest, ...lines.map((line) => column / line.width));

/**
 * The social picture of a language, as SVG: brand, headline and tagline beside the carton, which
 * stands at the end side.
 * @returns undefined when the fonts lack a character of it
 */
export async function socialPicture(
  language: Setting,
  texts: PictureTexts,
): Promise<string | undefined> {
  const { dir, htmlLang } = language;
  const faces = facesOf(language.code);
  const set = (text: string) => lettering({ text, faces, dir, language: htmlLang });
  const brand = await lettering({
    text: texts.brand,
    faces: brandFaces,
    dir: "ltr",
    language: "en",
  });
  const first = await set(texts.headline[0]);
  const second = await set(texts.headline[1]);
  const tagline = await set(texts.tagline);
  if (!brand || !first || !second || !tagline) return undefined;

  /** Where something of a width begins that stands at the start side. */
  const start = (ownWidth: number) => (dir === "rtl" ? width - margin - ownWidth : margin);
  const place = (line: Lettering, size: number, baseline: number) =>
    `<g transform="translate(${start(line.width * size)} ${baseline}) scale(${size})">${line.outlines}</g>`;

  const headline = headlineOf(language);
  const size = sizeFor([first, second], headline.size);
  const leading = size * headline.leading;
  const baseline = middle + size * 0.36 - leading / 2;
  const gap = mark + 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colors.spot}" d="M0 0h${width}v${bar}H0z"/>`,
    cartonImage(dir === "rtl" ? margin : width - margin - carton.width),
    `<g fill="${colors.ink}"><g transform="translate(${start(gap + brand.width * brandSize)} 76)">`,
    `<path fill-rule="evenodd" transform="scale(${mark / 28})" d="${leafEyePath}"/>`,
    `<g transform="translate(${gap} 47) scale(${brandSize})">${brand.outlines}</g></g>`,
    place(first, size, baseline),
    place(second, size, baseline + leading),
    `</g><g fill="${colors.ink2}">${place(tagline, sizeFor([tagline], taglineSize), 540)}</g></svg>`,
  ].join("");
}
