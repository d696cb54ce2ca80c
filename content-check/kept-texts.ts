import type { KeptTexts } from "../src/content/types";
import type { Content } from "./content";
import { plainValue } from "./json-document";

/** Which words translations may leave as they are, and why. */
export const keptTextsFile = "data/kept-texts.json";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What the file lists, as far as it is of the right shape; undefined while it cannot be read. */
export function keptTexts(content: Content): KeptTexts | undefined {
  const document = content.documents.get(keptTextsFile);
  if (!document) return undefined;
  const file = plainValue(document.root);
  const entriesOf = (list: string, text: string) => {
    const entries: unknown = isGroup(file) ? file[list] : undefined;
    return (Array.isArray(entries) ? entries : []).filter(
      (entry) => isGroup(entry) && typeof entry[text] === "string" && entry[text] !== "",
    );
  };
  return { names: entriesOf("names", "name"), sameAsEnglish: entriesOf("sameAsEnglish", "text") };
}

/** Whether an entry is about a language; one without languages is about all of them. */
export function isKeptIn({ languages }: { languages?: unknown }, code: string): boolean {
  return Array.isArray(languages) ? languages.includes(code) : true;
}
