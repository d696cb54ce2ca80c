import anekBangla from "../fonts/anek-bangla-condensed.woff2";
import anekDevanagari from "../fonts/anek-devanagari-condensed.woff2";
import changa from "../fonts/changa-arabic.woff2";
import onestCyrillic from "../fonts/onest-cyrillic.woff2";
import onestLatin from "../fonts/onest-latin.woff2";
import cyrillic from "../fonts/sofia-sans-extra-condensed-cyrillic.woff2";
import text from "../fonts/special-gothic.woff2";
import display from "../fonts/special-gothic-condensed-one.woff2";
import { anekAdjust, changaAdjust, cyrillicAdjust, type TextFont, textFace } from "./font-settings";

const headingFonts: Readonly<Record<string, string>> = {
  ar: changa,
  bn: anekBangla,
  hi: anekDevanagari,
  ru: cyrillic,
};

/** Returns the address of the font that the first heading of a page uses. */
export const headingFont = (code: string): string => headingFonts[code] ?? display;

const regular = 'src:local("Arial"),local("LiberationSans"),local("Roboto")';
const bold =
  'src:local("Arial Bold"),local("LiberationSans-Bold"),local("Roboto Bold");font-weight:600 700';

/**
 * Declares a local font with the metrics of the text font. Its Latin letters are wider than ours, so they are
 * made smaller, bold ones more so. "Arial text" has the metrics of Onest, which sets Russian texts.
 */
const localText = (family: string, face: string, measures: string) =>
  `@font-face{font-family:'${family}';${face};${measures};line-gap-override:0%}`;

const latinMeasures = "size-adjust:94.2%;ascent-override:106.7%;descent-override:31.3%";
const latinBoldMeasures = "size-adjust:92.7%;ascent-override:108.4%;descent-override:31.8%";
const onestMeasures = "size-adjust:103.1%;ascent-override:97.5%;descent-override:28.6%";
const onestBoldMeasures = "size-adjust:98.7%;ascent-override:101.8%;descent-override:29.9%";
const latinLetters = ";unicode-range:U+0-3FF,U+1E00-22FF";
const cyrillicLetters = "U+400-4FF";

/** The rule of a font for the headings of one script. Browsers load it only if a heading has its letters. */
const headingFace = (family: string, url: string, letters: string, adjust: number) =>
  `@font-face{font-family:'${family}';src:url(${url})format("woff2");font-display:swap;size-adjust:${Math.round(adjust * 100)}%;unicode-range:${letters}}`;

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

const latinText: TextFont = [textFace.family, text, "U+0-3FF,U+1E00-22FF"];

/** Returns the text fonts of a language: Russian has one with Cyrillic letters, for which Latin ones fit. */
export const textFonts = (code: string): TextFont[] =>
  code === "ru"
    ? [
        latinText,
        ["Onest", onestCyrillic, cyrillicLetters],
        ["Onest", onestLatin, "U+0-3FF,U+2000-22FF"],
      ]
    : [latinText];

/**
 * The display font; the fonts of headings in other scripts; and local fallbacks with the same metrics, so that
 * nothing moves when the fonts have loaded.
 */
export const fontFaces = [
  `@font-face{font-family:'Special Gothic Condensed One';src:url(${display})format("woff2");font-display:swap}`,
  headingFace("Sofia Sans Extra Condensed", cyrillic, cyrillicLetters, cyrillicAdjust),
  headingFace("Changa", changa, "U+600-6FF", changaAdjust),
  headingFace("Anek Devanagari", anekDevanagari, "U+900-965,U+200C-200D", anekAdjust),
  headingFace("Anek Bangla", anekBangla, "U+980-9FF,U+964-965,U+200C-200D", anekAdjust),
  `@font-face{font-family:'Condensed fallback';src:local("Arial Narrow Bold"),local("LiberationSansNarrow-Bold"),local("Roboto Condensed Bold");size-adjust:82%;ascent-override:122%;descent-override:36%}`,
  localText("Text fallback", regular, latinMeasures + latinLetters),
  localText("Text fallback", bold, latinBoldMeasures + latinLetters),
  localText("Arial text", regular, onestMeasures),
  localText("Arial text", bold, onestBoldMeasures),
].join("");
