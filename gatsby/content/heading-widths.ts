import { resolve } from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { anekAdjust, changaAdjust, cyrillicAdjust } from "../../src/theme/tokens";
import { filledText } from "./placeholder-values";
import type { SiteContent } from "./site-content";

const context = createCanvas(1, 1).getContext("2d");

/** Returns the width of a text in a face of src/fonts, in em. */
function measure(text: string, face: string): number {
  if (!GlobalFonts.has(face)) {
    GlobalFonts.registerFromPath(resolve(`src/fonts/${face}.woff2`), face);
  }
  context.font = `100px "${face}"`;
  return context.measureText(text).width / 100;
}

/** Chinese and Japanese letters, each 1 em wide: they are in the fonts of the visitor's system. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60ー]/gu;

/** The letters that special faces draw, and the factors by which style sheets adjust the sizes of the faces. */
const faces: [letters: RegExp, face: string, adjust: number][] = [
  [/\p{Script=Cyrillic}+/gu, "sofia-sans-extra-condensed-cyrillic", cyrillicAdjust],
  [/[\p{Script=Arabic}\u064b-\u0652]+/gu, "changa-arabic", changaAdjust],
  [/[\p{Script=Devanagari}\u0964\u200c\u200d]+/gu, "anek-devanagari-condensed", anekAdjust],
  [/[\p{Script=Bengali}\u0964\u200c\u200d]+/gu, "anek-bangla-condensed", anekAdjust],
];

/** Returns the width of a text in the faces of headings, in em. */
export function headingWidth(text: string): number {
  let width = text.match(fullWidth)?.length ?? 0;
  let rest = text.replace(fullWidth, "");
  for (const [letters, face, adjust] of faces) {
    rest = rest.replace(letters, (run) => {
      width += measure(run, face) * adjust;
      return "";
    });
  }
  return width + measure(rest, "special-gothic-condensed-one");
}

/** Returns the width of the wider line when a text is divided into two lines at the best place, in em. */
export function twoLineWidth(text: string): number {
  const places = [...text.matchAll(/\s+|(?<=[、，。：])(?=.)/gu)].map(({ index = 0 }) => index);
  const widths = places.map((place) =>
    Math.max(headingWidth(text.slice(0, place)), headingWidth(text.slice(place).trim())),
  );
  return Math.min(headingWidth(text), ...widths);
}

/**
 * How large a text is inside the magnifying glass, in percent of the glass's width: at most 26, so that one line
 * takes up to 76 % of the width, or two lines up to 70 %.
 */
function lensSize(text: string): number {
  return Math.min(26, Math.max(76 / headingWidth(text), 70 / twoLineWidth(text)));
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * Measures the headings of the landing page that fill a given width, so that style sheets can size them for any
 * text.
 * @returns CSS variables: widths in em, and a font size in percent of the magnifying glass's width
 */
export function headingWidths(content: SiteContent, { code }: { code: string }) {
  const heading = (key: string) => filledText(content, code, key);
  const contact = heading("landing:contact.titleSecond");
  const hero = [heading("landing:hero.titleFirst"), heading("landing:hero.titleSecond")];
  return {
    "--hero-width": round(Math.max(...hero.map(headingWidth))),
    "--coupon-width": round(headingWidth(contact)),
    "--coupon-two-lines-width": round(twoLineWidth(contact)),
    "--lens-size": round(lensSize(heading("landing:faq.titleSecond"))),
  };
}
