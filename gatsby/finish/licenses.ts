import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Ships the licences of the fonts beside that of the bundled code (gatsby/webpack.ts). */
export async function copyFontLicenses(fontsFolder: string, publicFolder: string): Promise<void> {
  const target = join(publicFolder, "licenses");
  await mkdir(target, { recursive: true });
  for (const name of await readdir(fontsFolder)) {
    if (/^OFL-.*\.txt$/.test(name)) await copyFile(join(fontsFolder, name), join(target, name));
  }
}
