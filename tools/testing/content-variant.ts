import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LanguagesFile } from "../../src/content/types";

export const contentVariants = ["larger", "smaller"] as const;

/**
 * Copies the files of a content variant over those of a copy of the project. Removes the files of the
 * languages that the variant does not have.
 */
export function applyContentVariant(name: string, folder: string): void {
  cpSync(`e2e/content-variants/${name}`, folder, { recursive: true });
  const file = readFileSync(join(folder, "data/languages.json"), "utf8");
  const codes = (JSON.parse(file) as LanguagesFile).languages.map(({ code }) => code);
  for (const path of ["data/faqs", "data/guide", "data/legal", "data/sample-product", "locales"]) {
    for (const entry of readdirSync(join(folder, path))) {
      if (codes.includes(entry.replace(".json", ""))) continue;
      rmSync(join(folder, path, entry), { recursive: true });
    }
  }
}
