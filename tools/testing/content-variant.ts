import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LanguagesFile } from "../../src/content/types";

const variants = join(__dirname, "../../e2e/content-variants");

export const contentVariants = ["larger", "smaller"] as const;

/**
 * Copies the files of a content variant over those of a copy of the project, and removes the files
 * of the languages that it does not list.
 */
export function applyContentVariant(name: string, folder: string): void {
  cpSync(join(variants, name), folder, { recursive: true });
  const text = readFileSync(join(folder, "data/languages.json"), "utf8");
  const codes = (JSON.parse(text) as LanguagesFile).languages.map(({ code }) => code);
  for (const path of ["data/faqs", "data/guide", "data/legal", "data/sample-product", "locales"]) {
    for (const entry of readdirSync(join(folder, path))) {
      const isListed = codes.includes(entry.replace(".json", ""));
      if (!isListed) rmSync(join(folder, path, entry), { recursive: true });
    }
  }
}
