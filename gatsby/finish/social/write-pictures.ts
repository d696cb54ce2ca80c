import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Language } from "../../../src/content/types";
import { defaultLanguage } from "../../../src/i18n/paths";
import { socialPicturePath } from "../../../src/seo/social-picture";
import type { SiteData } from "../site-data";
import { type PictureTexts, socialPicture } from "./picture";

function textsOf({ site, textsOf }: SiteData, code: string): PictureTexts {
  const { titleFirst, titleSecond } = textsOf(code, "landing").hero as Record<string, string>;
  const { tagline } = textsOf(code, "common").footer as Record<string, string>;
  return {
    brand: site.brand,
    headline: [titleFirst ?? "", titleSecond ?? ""],
    tagline: tagline ?? "",
  };
}

const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();

/**
 * Writes the picture that a link to the site shows in social media, one for each language.
 * A language whose letters no font here has gets English's.
 */
export async function writeSocialPictures(publicFolder: string, data: SiteData): Promise<void> {
  const pictureOf = (language: Language) => socialPicture(language, textsOf(data, language.code));
  const source = data.languages.find(({ code }) => code === defaultLanguage);
  const english = source && (await pictureOf(source));
  if (!english) throw new Error(`No font has all letters of the headline in ${defaultLanguage}`);
  await mkdir(join(publicFolder, "social"), { recursive: true });
  for (const language of data.languages) {
    const svg = (await pictureOf(language)) ?? english;
    await writeFile(join(publicFolder, socialPicturePath(language.code)), await png(svg));
  }
}
