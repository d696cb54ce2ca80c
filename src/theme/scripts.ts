/**
 * What each script group changes: faces, the factor of the display sizes (Latin's condensed gothic
 * is the unit) and line heights. Chosen by `:lang()`, so that a name in another language inside a
 * page is set in its own script's way as well.
 */
interface Script {
  lang: string;
  display: string;
  text: string;
  factor: number;
  /** For the hero's headline, where it has to be smaller than the factor makes it. */
  heroFactor?: number;
  weight: number;
  /** For text of medium weight, where the letters have none and would stand beside digits that do. */
  medium?: number;
  lineDisplay: number;
  lineHeading: number;
  lineSmall: number;
  lineText: number;
}

const sans = "system-ui,'Segoe UI',Roboto,sans-serif";
const latinDisplay =
  "'Special Gothic Condensed One','Condensed fallback','Arial Narrow',sans-serif";
const latinText = `'Special Gothic','Text fallback',${sans}`;

const han = (faces: string): Pick<Script, "display" | "text"> => ({
  display: "var(--text)",
  text: `${faces},${sans}`,
});

const cjk = {
  factor: 0.72,
  weight: 700,
  lineDisplay: 1.12,
  lineHeading: 1.2,
  lineSmall: 1.3,
  lineText: 1.7,
};

const indic = {
  factor: 0.68,
  weight: 700,
  lineDisplay: 1.25,
  lineHeading: 1.3,
  lineSmall: 1.38,
  lineText: 1.7,
};

export const latin: Script = {
  lang: "en",
  display: latinDisplay,
  text: latinText,
  factor: 1,
  weight: 400,
  lineDisplay: 0.92,
  lineHeading: 0.96,
  lineSmall: 1.1,
  lineText: 1.5,
};

export const otherScripts: Script[] = [
  {
    lang: "ar",
    display: "'Noto Kufi Arabic',var(--text)",
    text: `'SF Arabic','Segoe UI','Noto Sans Arabic',${sans}`,
    factor: 0.66,
    weight: 800,
    lineDisplay: 1.22,
    lineHeading: 1.3,
    lineSmall: 1.35,
    lineText: 1.75,
  },
  {
    lang: "hi",
    ...han("'Kohinoor Devanagari','Nirmala UI','Noto Sans Devanagari'"),
    ...indic,
  },
  { lang: "bn", ...han("'Kohinoor Bangla','Nirmala UI','Noto Sans Bengali'"), ...indic },
  {
    lang: "ja",
    ...han("'Hiragino Sans','Yu Gothic UI','Yu Gothic','Noto Sans CJK JP'"),
    ...cjk,
    heroFactor: 0.56,
  },
  {
    lang: "zh-Hant",
    ...han("'PingFang TC','Microsoft JhengHei','Noto Sans CJK TC'"),
    ...cjk,
  },
  {
    lang: "zh-Hans",
    ...han("'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'"),
    ...cjk,
  },
  {
    lang: "ru",
    display: `'Sofia Sans Extra Condensed',${latinDisplay}`,
    text: latinText,
    factor: 1,
    weight: 400,
    medium: 400,
    lineDisplay: 0.98,
    lineHeading: 1,
    lineSmall: 1.12,
    lineText: 1.5,
  },
];

/** The custom properties that text styles read, for one script. */
export function scriptVariables(script: Script): Record<string, string> {
  return {
    "--disp": script.display,
    "--text": script.text,
    "--k": String(script.factor),
    "--k1": String(script.heroFactor ?? script.factor),
    "--dw": String(script.weight),
    ...(script.medium ? { "--medium": String(script.medium) } : {}),
    "--lh-d": String(script.lineDisplay),
    "--lh-h": String(script.lineHeading),
    "--lh-3": String(script.lineSmall),
    "--lh-t": String(script.lineText),
  };
}
