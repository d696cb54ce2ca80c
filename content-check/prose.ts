/** Stands for what is not prose: no letter, no space, no punctuation. */
const gap = "\uFFFC";

const notProse = [
  /`[^`]*`/g,
  /(?<=\])\([^()\s]*\)/g,
  /\{\{[^{}]*\}\}/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s()\p{Script=Han}。、，；]+/gu,
  /\bwww(\.[\w-]+)+/g,
];

/**
 * The prose of a text: placeholders, code, addresses and the targets of links are gaps. It is as
 * long as the text, so that a place in one is the same place in the other.
 */
export function proseOf(text: string): string {
  return notProse.reduce(hide, text);
}

/** A text with gaps where a pattern matches. */
export function hide(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => gap.repeat(found.length));
}
