import anekBangla from "../fonts/anek-bangla-condensed.woff2";
import anekDevanagari from "../fonts/anek-devanagari-condensed.woff2";
import changa from "../fonts/changa-arabic.woff2";
import onestCyrillic from "../fonts/onest-cyrillic.woff2";
import onestLatin from "../fonts/onest-latin.woff2";
import cyrillic from "../fonts/sofia-sans-extra-condensed-cyrillic.woff2";
import text from "../fonts/special-gothic.woff2";
import display from "../fonts/special-gothic-condensed-one.woff2";
import { anekAdjust, changaAdjust, cyrillicAdjust, type TextFont, textFace } from "./tokens";

const latinLetters = "U+0-3FF,U+1E00-22FF";
const cyrillicLetters = "U+400-4FF";

/** The fonts of headings in other scripts, by language, with their size-adjust. */
const headingFonts: Readonly<Record<string, [...TextFont, adjust: number]>> = {
  ru: ["Sofia Sans Extra Condensed", cyrillic, cyrillicLetters, cyrillicAdjust],
  ar: ["Changa", changa, "U+600-6FF", changaAdjust],
  hi: ["Anek Devanagari", anekDevanagari, "U+900-965,U+200C-200D", anekAdjust],
  bn: ["Anek Bangla", anekBangla, "U+980-9FF,U+964-965,U+200C-200D", anekAdjust],
};

/** Returns the address of the font that the first heading of a page uses. */
export const headingFont = (code: string): string => headingFonts[code]?.[1] ?? display;

/** The rules of these fonts. Browsers load one only if a heading has its letters. */
const headingFaces = Object.values(headingFonts).map(
  ([family, url, letters, adjust]) =>
    `@font-face{font-family:'${family}';src:url(${url})format("woff2");font-display:swap;size-adjust:${Math.round(adjust * 100)}%;unicode-range:${letters}}`,
);

const regular = 'src:local("Arial"),local("LiberationSans"),local("Roboto")';
const bold =
  'src:local("Arial Bold"),local("LiberationSans-Bold"),local("Roboto Bold");font-weight:600 700';

/**
 * Local fonts with the metrics of the text fonts. Their Latin letters are wider than ours, so they are made
 * smaller, bold ones more so. "Arial text" has the metrics of Onest, which sets Russian texts.
 */
const localFaces = [
  `'Text fallback';${regular};size-adjust:94.2%;ascent-override:106.7%;descent-override:31.3%;unicode-range:${latinLetters}`,
  `'Text fallback';${bold};size-adjust:92.7%;ascent-override:108.4%;descent-override:31.8%;unicode-range:${latinLetters}`,
  `'Arial text';${regular};size-adjust:103.1%;ascent-override:97.5%;descent-override:28.6%`,
  `'Arial text';${bold};size-adjust:98.7%;ascent-override:101.8%;descent-override:29.9%`,
].map((face) => `@font-face{font-family:${face};line-gap-override:0%}`);

/**
 * The rule of the text font, for pages without scripts. Other pages add the font after their first paint
 * (src/inline-scripts/text-fonts.ts), which this rule would delay: while a font loads, the browser queries
 * the system for a fallback of each size.
 */
export const textFaceRules = (fonts: readonly TextFont[]): string =>
  fonts
    .map(
      ([family, url, characters]) =>
        `@font-face{font-family:'${family}';src:url(${url})format("woff2");font-weight:${textFace.weight};font-display:swap;unicode-range:${characters}}`,
    )
    .join("");

const russianFonts: TextFont[] = [
  ["Onest", onestCyrillic, cyrillicLetters],
  ["Onest", onestLatin, "U+0-3FF,U+2000-22FF"],
];

/** Returns the text fonts of a language: Russian has one with Cyrillic letters, for which Latin ones fit. */
export const textFonts = (code: string): TextFont[] => [
  [textFace.family, text, latinLetters],
  ...(code === "ru" ? russianFonts : []),
];

/**
 * The display font; the fonts of headings in other scripts; and local fallbacks with the same metrics, so that
 * nothing moves when the fonts have loaded.
 */
export const fontFaces = [
  `@font-face{font-family:'Special Gothic Condensed One';src:url(${display})format("woff2");font-display:swap}`,
  ...headingFaces,
  `@font-face{font-family:'Condensed fallback';src:local("Arial Narrow Bold"),local("LiberationSansNarrow-Bold"),local("Roboto Condensed Bold");size-adjust:82%;ascent-override:122%;descent-override:36%}`,
  ...localFaces,
].join("");
