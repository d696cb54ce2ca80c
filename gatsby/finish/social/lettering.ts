import { readFile } from "node:fs/promises";
import type { Font } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { type FaceFile, isInRange } from "./faces";

/** A line of text as outlines, in em; the baseline is y = 0, and y grows downwards. */
export interface Lettering {
  /** SVG elements. */
  outlines: string;
  width: number;
}

export interface Line {
  text: string;
  /** As the `lang` attribute has it: some letters differ between languages of one script. */
  language: string;
  dir: "ltr" | "rtl";
  faces: readonly FaceFile[];
}

interface Cut {
  font: Font;
  upem: number;
  has: (character: string) => boolean;
}

const openCuts = new Map<string, Promise<Cut>>();

/** HarfBuzz comes as an ES module that waits for itself, which only `import()` can load. */
function openCut({ file, weight }: FaceFile): Promise<Cut> {
  const open = async () => {
    const { Blob, Face, Font, Variation } = await import("harfbuzzjs");
    const face = new Face(new Blob(await decompress(await readFile(file))));
    const font = new Font(face);
    if (weight) font.setVariations([new Variation("wght", weight)]);
    const points = new Set(face.collectUnicodes());
    const has = (character: string) => points.has(character.codePointAt(0) ?? -1);
    return { font, upem: face.upem, has };
  };
  const cut = openCuts.get(file) ?? open();
  openCuts.set(file, cut);
  return cut;
}

async function cutFor(character: string, faces: readonly FaceFile[]): Promise<Cut | undefined> {
  for (const face of faces) {
    if (face.range && !isInRange(character, face.range)) continue;
    const cut = await openCut(face);
    if (cut.has(character)) return cut;
  }
  return undefined;
}

interface Run {
  cut: Cut;
  text: string;
  /** Whether it reads from left to right within a right-to-left line. */
  isForeign: boolean;
}

const neutral = /^[\s\p{M}\p{P}]$/u;
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]$/u;

/** Splits a line where its font or direction changes; neutral characters take the line's own. */
async function runsOf({ text, faces, dir }: Line): Promise<Run[] | undefined> {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const isNeutral = neutral.test(character);
    const isForeign = dir === "rtl" && !isNeutral && !rightToLeft.test(character);
    const stays = isNeutral && last?.isForeign === isForeign && last.cut.has(character);
    const cut = stays ? last.cut : await cutFor(character, faces);
    if (!cut) return undefined;
    if (cut === last?.cut && isForeign === last.isForeign) last.text += character;
    else runs.push({ cut, text: character, isForeign });
  }
  return runs;
}

async function outline({ cut, text }: Run, language: string, x: number): Promise<Lettering> {
  const { Buffer, shape } = await import("harfbuzzjs");
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(cut.font, buffer);
  let pen = 0;
  let glyphs = "";
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    glyphs += `<path transform="translate(${pen + xOffset} ${yOffset})" d="${cut.font.glyphToPath(codepoint)}"/>`;
    pen += xAdvance;
  }
  const scale = 1 / cut.upem;
  return {
    outlines: `<g transform="translate(${x} 0) scale(${scale} ${-scale})">${glyphs}</g>`,
    width: pen * scale,
  };
}

/**
 * Sets a line of text, shaped as its script and language want it. Where font or direction change
 * inside a right-to-left line, its pieces stand from right to left.
 * @returns undefined when a character is in none of the faces
 */
export async function lettering(line: Line): Promise<Lettering | undefined> {
  const runs = await runsOf(line);
  if (!runs) return undefined;
  const set: Lettering = { outlines: "", width: 0 };
  for (const run of line.dir === "rtl" ? runs.reverse() : runs) {
    const piece = await outline(run, line.language, set.width);
    set.outlines += piece.outlines;
    set.width += piece.width;
  }
  return set;
}
