/** A text that is right although it is the same as in English. */
export interface SameText {
  text: string;
  /** The codes of the languages in which it is; every language, unless given. */
  in?: readonly string[];
  why: string;
}

/**
 * Names, addresses, placeholders and `code` need no entry: what foreign-names.ts lists, and what
 * has no words at all, may be the same everywhere.
 */
export const sameTexts: readonly SameText[] = [
  { text: "Blog", in: ["es", "pt"], why: "the same word" },
  { text: "Cookies", in: ["es", "pt"], why: "the same word, with the same plural" },
  { text: "Menu", in: ["pt"], why: "the same word" },
  { text: "Plan", in: ["es"], why: "the same word" },
  { text: "Error 404", in: ["es"], why: "the same word" },
  {
    text: "E-mail: [{{legalEmail}}](mailto:{{legalEmail}})",
    in: ["pt"],
    why: "the same word",
  },
  { text: "{{value}} g", why: "unit, the same wherever letters are Latin" },
  { text: "{{value}} kJ", why: "unit, the same wherever letters are Latin" },
  { text: "{{value}} kcal", why: "unit, the same wherever letters are Latin" },
];
