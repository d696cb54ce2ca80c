import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A font file, and what of it is used. */
export interface FaceFile {
  file: string;
  /** The characters that it draws, as CSS's `unicode-range`; all that it has where none are named. */
  range?: string;
  /** The weight to take from a variable font. */
  weight?: number;
}

const ownFonts = resolve("src/fonts");
const fontPackages = resolve("node_modules/@fontsource-variable");

/** The cut of the pages' headlines; it has the letters of the Latin languages here. */
const latin: FaceFile = { file: `${ownFonts}/special-gothic-condensed-one.woff2` };
const cyrillic: FaceFile = { file: `${ownFonts}/sofia-sans-extra-condensed-cyrillic.woff2` };

/** All parts of a family from npm, each of which holds some of its characters. */
function family(name: string): FaceFile[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(`${fontPackages}/${name}/unicode.json`, "utf8"),
  );
  return Object.entries(ranges).map(([part, range]) => ({
    file: `${fontPackages}/${name}/files/${name}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    range,
    weight: 800,
  }));
}

const families: Readonly<Record<string, string>> = {
  ar: "noto-kufi-arabic",
  bn: "noto-sans-bengali",
  hi: "noto-sans-devanagari",
  ja: "noto-sans-jp",
  "zh-CN": "noto-sans-sc",
  "zh-TW": "noto-sans-tc",
};

/** The faces for texts in a language, by its code; the first that has a character draws it. */
export function facesOf(code: string): FaceFile[] {
  const name = families[code];
  return name ? family(name) : [cyrillic, latin];
}

/** Brand and plan names are Latin in every language. */
export const brandFaces: FaceFile[] = [latin];

/** Whether a character is in a `unicode-range`, for example "U+20-7E,U+A9". */
export function isInRange(character: string, range: string): boolean {
  const point = character.codePointAt(0) ?? -1;
  return range.split(",").some((span) => {
    const [first = "", last = first] = span.trim().replace(/^U\+/i, "").split("-");
    return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
  });
}
