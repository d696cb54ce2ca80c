import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaNameOf } from "../../gatsby/content/schema-files";
import { translationOf } from "../language-texts";
import { readFiles } from "../read-content";
import type { Schema } from "../schema";
import { sourceLanguage } from "../site-languages";
import { type Fixed, fixFile } from "./fix-file";
import { modelOf } from "./model-of";

/** A file and what was done to it; undefined where nothing could be. */
export interface FixedFile {
  file: string;
  fixed: Fixed | undefined;
}

/** What the fixer makes of each file of data/ and locales/, by the files' texts. */
function fixFiles(files: readonly (readonly [file: string, text: string])[]): FixedFile[] {
  const texts = new Map(files);
  return files
    .filter(([file]) => schemaNameOf(file))
    .map(([file, text]) => ({ file, fixed: fixFile(file, text, modelFor(file, texts)) }));
}

/** The order to follow: English's for translations, the schema's for everything else. */
export function modelFor(file: string, texts: ReadonlyMap<string, string>): unknown {
  const translation = translationOf(file);
  if (translation && translation.code !== sourceLanguage) {
    return parsed(texts.get(translation.source));
  }
  const schema = parsed(texts.get(`data/schemas/${schemaNameOf(file)}.schema.json`));
  return translation ? undefined : modelOf(schema as Schema | undefined);
}

/** The value of a JSON text, of nothing an empty group; undefined if it does not parse. */
export function parsed(text = "{}"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes the files of a project in order, and says which. */
export function fixContent(root: string): FixedFile[] {
  const fixed = fixFiles(readFiles(root).files);
  for (const { file, fixed: result } of fixed) {
    if (result && result.changes.length > 0) writeFileSync(join(root, file), result.text);
  }
  return fixed;
}
