import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaNameOf } from "../../src/content/schema-files";
import { translationOf } from "../language-texts";
import { readFiles } from "../read-content";
import type { Schema } from "../schema";
import { sourceLanguage } from "../site-languages";
import { type Fixed, fixFile } from "./fix-file";

/** A file and what was done to it; undefined where nothing could be. */
interface FixedFile {
  file: string;
  fixed: Fixed | undefined;
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

/** A value that has the keys of a schema in their order; lists have one entry. */
function modelOf(schema: Schema = {}): unknown {
  if (schema.items) return [modelOf(schema.items)];
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([key, property]) => [key, modelOf(property)]));
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
  const { files } = readFiles(root);
  const texts = new Map(files);
  return files
    .filter(([file]) => schemaNameOf(file))
    .map(([file, text]) => {
      const fixed = fixFile(file, text, modelFor(file, texts));
      if (fixed && fixed.changes.length > 0) writeFileSync(join(root, file), fixed.text);
      return { file, fixed };
    });
}
