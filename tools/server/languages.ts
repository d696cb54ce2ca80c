import { existsSync, readFileSync } from "node:fs";

interface LanguageList {
  languages: { code: string; published: boolean }[];
}

/** Codes of the published languages; none when the file is absent, as in a folder that is not this site. */
export function readLanguages(file: string): string[] {
  if (!existsSync(file)) return [];
  const list: LanguageList = JSON.parse(readFileSync(file, "utf8"));
  return list.languages.filter(({ published }) => published).map(({ code }) => code);
}
