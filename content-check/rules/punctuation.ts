import type { Rule } from "../content";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { localesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** Every script has its own marks, and Spanish opens a question. */
export const punctuation: Rule = (content) => {
  const locales = localesOf(content);
  return languageTexts(content).flatMap((entry) => {
    const locale = locales.get(entry.code);
    const faults = locale
      ? [...marksOf(locale.script), ...(locale.language === "es" ? openingMarks : [])]
      : [];
    return faultsIn(entry, proseOf(entry.text), faults);
  });
};

function marksOf(script: string): TextFault[] {
  const own = Object.entries(faultsOf).filter(([scripts]) => scripts.split(" ").includes(script));
  const foreign = foreignMarks.filter(({ scripts }) => !scripts.includes(script));
  return [...own.flatMap(([, faults]) => faults), ...foreign.map(({ fault }) => fault)];
}

/** Chinese and Japanese letters, with the marks of Markdown that may stand beside them. */
const cjk = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〇」』”）》]";
const before = `(?<=${cjk}(?:\\*\\*|\\])?)`;
const after = `(?=[ ]?(?:\\*\\*|\\[)?${cjk})`;

const fullWidth: Record<string, string> = {
  ",": "，",
  ".": "。",
  ":": "：",
  ";": "；",
  "!": "！",
  "?": "？",
  "(": "（",
  ")": "）",
};

const halfWidthMark = {
  is: (found: string) => `a text with ${found}, a half-width mark beside a full-width character`,
  write: (found: string) => fullWidth[found] ?? "",
};

const cjkFaults: TextFault[] = [
  { pattern: new RegExp(`${before}[,.:;!?]|[,:;!?]${after}`, "gu"), ...halfWidthMark },
  // (f) is the letter of a paragraph in a law.
  {
    pattern: new RegExp(
      `${before}[ ]?\\((?![a-z]\\))|\\(${after}|${before}\\)|(?<!\\([a-z])\\)${after}`,
      "gu",
    ),
    is: (found) => halfWidthMark.is(found.trim()),
    write: (found) => halfWidthMark.write(found.trim()),
  },
];

const arabicMarks: Record<string, string> = { ",": "،", ";": "؛", "?": "؟" };

const faultsOf: Record<string, TextFault[]> = {
  "Hans Hant Jpan": cjkFaults,
  Arab: [
    {
      pattern: /[,;?](?!\d)/g,
      is: (found) => `a text with ${found}, a mark of left-to-right scripts`,
      write: (found) => arabicMarks[found] ?? "",
    },
  ],
  "Deva Beng": [
    {
      // Not ई.पू., whose points stand for letters.
      pattern: /(?<=(?:^|\s)[\p{Script=Devanagari}\p{Script=Bengali}]{2,})\.(?=\s|$)/gu,
      is: "a text with a full stop at the end of a sentence",
      write: "।",
    },
  ],
};

/** Marks of some scripts that are out of place in all others. */
const foreignMarks = [
  { marks: /[、。！-～]/g, scripts: ["Hans", "Hant", "Jpan", "Kore"] },
  { marks: /[،؛؟]/g, scripts: ["Arab"] },
  { marks: /[।॥]/g, scripts: ["Deva", "Beng"] },
].map(({ marks, scripts }) => ({
  scripts,
  fault: {
    pattern: marks,
    is: (found: string) => `a text with ${found}, a mark of other scripts`,
    write: "the mark of this language",
  },
}));

const openingMarks: TextFault[] = [
  {
    pattern: /(?<=(?:^|[?!])[^¿?!]*)\?/g,
    is: "a question without its opening mark",
    write: "¿ where it begins",
  },
  {
    pattern: /(?<=(?:^|[?!])[^¡?!]*)!/g,
    is: "an exclamation without its opening mark",
    write: "¡ where it begins",
  },
];
