import { getLocation } from "jsonc-parser";
import { type CodeFile, type Content, filesOf, type Rule } from "../content";
import { type JsonDocument, problemAt, quote } from "../json-document";
import { type KeyMention, keyMentions, keyPattern } from "../key-mentions";
import { nearest } from "../nearest";
import { formatPath, placeOf } from "../place";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";
import { textsByKey } from "../text-keys";

/** An English text under its whole key, such as `landing:hero.lead`. */
interface EnglishText {
  document: JsonDocument;
  path: readonly (string | number)[];
}

/**
 * Every key that the sources name has an English text, and every English text is named.
 * The texts that only the build reads are no exception: placeholders.ts names them.
 */
export const usedKeys: Rule = (content) => {
  const namespaces = namespacesOf(content);
  const texts = englishTexts(content, namespaces);
  const { keys, unreadable } = keyMentions(
    [...content.code, ...imageTexts(content)],
    new Set(namespaces.keys()),
  );
  const used = new Set<string>();
  const unknown: Problem[] = [];
  for (const mention of keys) {
    const pattern = keyPattern(mention.written);
    const matched = [...texts.keys()].filter((key) => pattern.test(key));
    const file = namespaces.get(mention.written.split(":")[0] ?? "") ?? "";
    if (matched.length === 0 && !content.broken.has(file)) {
      unknown.push(unknownKey(mention, file, texts.keys()));
    }
    for (const key of matched) {
      used.add(key);
    }
  }
  const unused = [...texts]
    .filter(([key]) => !used.has(key))
    .map(([key, { document, path }]) =>
      problemAt(document, path, {
        is: "a text that nothing in src uses",
        write: `"${key}" where it belongs, or remove the text in every language`,
      }),
    );
  return [...unknown, ...unreadable.map((mention) => wholeKeyWanted(mention, texts)), ...unused];
};

/** data/images.json names the key of each picture's alternative text. */
function imageTexts({ documents }: Content): CodeFile[] {
  const images = documents.get("data/images.json");
  return images ? [{ file: images.file, text: images.text }] : [];
}

/** The namespace files of English, by the name of the namespace. */
function namespacesOf(content: Content): Map<string, string> {
  const pattern = new RegExp(`^locales/${sourceLanguage}/([^/]+)\\.json$`);
  return new Map(
    filesOf(content).flatMap((file) => {
      const [, namespace] = pattern.exec(file) ?? [];
      return namespace ? [[namespace, file] as const] : [];
    }),
  );
}

function englishTexts(
  content: Content,
  namespaces: ReadonlyMap<string, string>,
): Map<string, EnglishText> {
  const texts = new Map<string, EnglishText>();
  for (const [namespace, file] of namespaces) {
    const document = content.documents.get(file);
    for (const [key, forms] of document ? textsByKey(document) : []) {
      const [first] = forms.values();
      if (document && first) {
        texts.set(`${namespace}:${key}`, { document, path: first.path });
      }
    }
  }
  return texts;
}

function unknownKey(mention: KeyMention, file: string, keys: Iterable<string>): Problem {
  const isFamily = mention.written.includes("${");
  const meant = isFamily ? undefined : nearest(mention.written, keys);
  return codeProblem(mention, {
    is: isFamily ? `a family of which ${file} has no text` : `not a text of ${file}`,
    write: meant ?? `a key of ${file}, or add the text there`,
  });
}

function wholeKeyWanted(mention: KeyMention, texts: ReadonlyMap<string, unknown>): Problem {
  const key = [...texts.keys()].find((name) => name.endsWith(`:${mention.written}`));
  return codeProblem(mention, {
    is: "not a whole key",
    write: `the namespace and the key, such as ${key ?? "landing:hero.lead"}; in a template only plain names`,
  });
}

function codeProblem(
  { file: { file, text }, offset, written }: KeyMention,
  { is, write }: Pick<Problem, "is" | "write">,
): Problem {
  const place = { file, ...placeOf(text, offset), write };
  if (!file.endsWith(".json")) return { ...place, path: written, is };
  const path = formatPath(getLocation(text, offset).path);
  return { ...place, path, is: `${quote(written)}, which is ${is}` };
}
