import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Language } from "../../../src/content/types";
import { defaultLanguage } from "../../../src/i18n/paths";
import { socialPicturePath } from "../../../src/seo/social-picture";
import { publishedIn, type SiteContent, textsIn } from "../../content/content";
import { type PictureTexts, socialPicture } from "./picture";

function textsFor(content: SiteContent, code: string): PictureTexts {
  const hero = textsIn(content, code, "landing").hero as {
    titleFirst: string;
    titleSecond: string;
  };
  const { tagline } = textsIn(content, code, "common").footer as { tagline: string };
  return { brand: content.site.brand, headline: [hero.titleFirst, hero.titleSecond], tagline };
}

const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();

/**
 * Writes the picture that a link to the site shows in social media, one for each language.
 * A language whose letters no font here has gets English's.
 */
export async function writeSocialPictures(
  publicFolder: string,
  content: SiteContent,
): Promise<void> {
  const languages = publishedIn(content);
  const pictureOf = (language: Language) =>
    socialPicture(language, textsFor(content, language.code));
  const source = languages.find(({ code }) => code === defaultLanguage);
  const english = source && (await pictureOf(source));
  if (!english) throw new Error(`No font has all letters of the headline in ${defaultLanguage}`);
  await mkdir(join(publicFolder, "social"), { recursive: true });
  for (const language of languages) {
    const svg = (await pictureOf(language)) ?? english;
    await writeFile(join(publicFolder, socialPicturePath(language.code)), await png(svg));
  }
}
