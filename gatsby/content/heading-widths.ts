import { resolve } from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import {
  anekAdjust,
  arabicWordSpacing,
  changaAdjust,
  cyrillicAdjust,
} from "../../src/theme/font-adjust";
import type { SiteContent } from "./content";
import { textsIn } from "./placeholder-values";

/** The faces of headings, with the letters that each draws and the size to which style sheets adjust it. */
const faces = [
  {
    letters: /\p{Script=Cyrillic}+/gu,
    file: "src/fonts/sofia-sans-extra-condensed-cyrillic.woff2",
    adjust: cyrillicAdjust,
  },
  {
    letters: /[\p{Script=Arabic}\u064b-\u0652]+/gu,
    file: "src/fonts/changa-arabic.woff2",
    adjust: changaAdjust,
  },
  {
    letters: /[\p{Script=Devanagari}\u0964\u200c\u200d]+/gu,
    file: "src/fonts/anek-devanagari-condensed.woff2",
    adjust: anekAdjust,
  },
  {
    letters: /[\p{Script=Bengali}\u0964\u200c\u200d]+/gu,
    file: "src/fonts/anek-bangla-condensed.woff2",
    adjust: anekAdjust,
  },
];

const latinFace = "src/fonts/special-gothic-condensed-one.woff2";

/** Chinese and Japanese use the fonts of the visitor's system, in which each of these letters is 1 em wide. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60ー]/gu;

const context = createCanvas(1, 1).getContext("2d");

function measure(text: string, file: string): number {
  if (!GlobalFonts.has(file)) GlobalFonts.registerFromPath(resolve(file), file);
  context.font = `100px "${file}"`;
  return context.measureText(text).width / 100;
}

/** Returns the width of a text in the faces of headings, in em. */
export function headingWidth(text: string): number {
  let width = 0;
  let rest = text.replace(fullWidth, () => {
    width += 1;
    return "";
  });
  for (const { letters, file, adjust } of faces) {
    rest = rest.replace(letters, (run) => {
      width += measure(run, file) * adjust;
      return "";
    });
  }
  const spaces = /\p{Script=Arabic}/u.test(text) ? (text.match(/\s/gu)?.length ?? 0) : 0;
  return width + measure(rest, latinFace) + spaces * arabicWordSpacing;
}

/** Returns the width of the wider line when a text is divided into two lines at the best place, in em. */
export function twoLineWidth(text: string): number {
  const places = [...text.matchAll(/\s+|(?<=[、，。：])(?=.)/gu)].map(({ index = 0 }) => index);
  const widths = places.map((place) =>
    Math.max(headingWidth(text.slice(0, place)), headingWidth(text.slice(place).trim())),
  );
  return Math.min(headingWidth(text), ...widths);
}

/** How large a text is inside the magnifying glass on one line or two, in percent of the glass's width. */
function lensSize(text: string): number {
  return Math.min(26, Math.max(76 / headingWidth(text), Math.min(70 / twoLineWidth(text), 26)));
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * Measures the headings of the landing page that fill a given width, so that style sheets can size them for any
 * text.
 * @returns widths in em; `lens` is a font size in percent of the magnifying glass's width
 */
export function headingWidths(content: SiteContent, { language }: { language: string }) {
  const landing = textsIn(content, language, "landing") as Record<string, Record<string, string>>;
  const heading = (section: string, key: string) => landing[section]?.[key] ?? "";
  const contact = heading("contact", "titleSecond");
  const hero = ["titleFirst", "titleSecond"].map((key) => headingWidth(heading("hero", key)));
  return {
    hero: round(Math.max(...hero)),
    coupon: round(headingWidth(contact)),
    couponTwoLines: round(twoLineWidth(contact)),
    lens: round(lensSize(heading("faq", "titleSecond"))),
  };
}
