import type { CodeFile } from "./content";

/** A text key in the source, as it is written there. */
export interface KeyMention {
  file: CodeFile;
  offset: number;
  written: string;
}

export interface KeyMentions {
  /** Whole keys, and templates such as `landing:features.${id}Text`. */
  keys: KeyMention[];
  /** What is given to t(), or begins like a whole key, and cannot be followed. */
  unreadable: KeyMention[];
}

const notShipped = /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//;
const wholeKey = /(["'])([\w-]+):[\w.-]+\1/g;
const template = /`([\w-]+):(?:[\w.-]|\$\{[^`{}]*\})+`/g;
const templateStart = /`([\w-]+):[\w.$-][^`\n]*/g;
const gap = /\$\{[^`{}]*\}/g;
const call = /\bt\(\s*(["'`])([^\n]*?)\1/g;

/**
 * Finds the keys in the sources. They are looked for as text: every key is written out whole,
 * wherever it is handed to t() in the end.
 */
export function keyMentions(
  code: readonly CodeFile[],
  namespaces: ReadonlySet<string>,
): KeyMentions {
  const all = code
    .filter(({ file }) => !notShipped.test(file))
    .map((file) => mentionsIn(file, namespaces));
  return {
    keys: all.flatMap(({ keys }) => keys),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
  };
}

function mentionsIn(file: CodeFile, namespaces: ReadonlySet<string>): KeyMentions {
  const find = (pattern: RegExp, text: (match: RegExpExecArray) => string) =>
    [...file.text.matchAll(pattern)]
      .map((match) => ({
        file,
        offset: match.index + match[0].search(/["'`]/),
        written: text(match),
      }))
      .filter(({ offset }) => !isComment(file.text, offset));
  const hasNamespace = ({ written }: KeyMention) =>
    namespaces.has(written.slice(0, written.indexOf(":")));

  const inner = ([whole]: RegExpExecArray) => whole.slice(1, -1);
  const keys = [...find(wholeKey, inner), ...find(template, inner)].filter(hasNamespace);
  const templates = find(templateStart, ([whole]) => whole.slice(1))
    .filter(hasNamespace)
    .filter(({ written }) => written.replaceAll(gap, "").includes("${"));
  const calls = find(call, ([, , written = ""]) => written);
  const found = new Set(keys.map(({ offset }) => offset));
  const unreadable = new Map(
    [...templates, ...calls]
      .filter(({ offset }) => !found.has(offset))
      .map((mention) => [mention.offset, mention]),
  );
  return { keys, unreadable: [...unreadable.values()] };
}

/** Whether a position is in a line of comment, where a key is only talked about. */
function isComment(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);
}

/** The keys that a mention stands for: itself, or each that fits a template. */
export function keyPattern(written: string): RegExp {
  const parts = written.split(gap).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[A-Za-z0-9]+")}$`);
}
