import { textFace } from "./text-face";

const sans = "system-ui,'Segoe UI',Roboto,sans-serif";
const latinDisplay =
  "'Special Gothic Condensed One','Condensed fallback','Arial Narrow',sans-serif";
const arialText = `'Arial text',${sans}`;
const latinText = `'${textFace.family}','Text fallback',${arialText}`;

/** Headings in the text's own faces. */
const oneFace = (faces: string) => ({ "--disp": "var(--text)", "--text": `${faces},${sans}` });

const han = {
  "--k": "0.72",
  "--dw": "700",
  "--lh-d": "1.12",
  "--lh-h": "1.2",
  "--lh-3": "1.3",
  "--lh-t": "1.7",
  "--track": "0",
};

const indic = {
  "--k": "0.68",
  "--k1": "0.8",
  "--dw": "700",
  "--lh-d": "1.25",
  "--lh-h": "1.3",
  "--lh-3": "1.38",
  "--lh-t": "1.7",
  "--track": "0",
  "--drop": ".14em",
};

/**
 * What the text styles read, for Latin letters: the faces of display and text; the factor of display
 * sizes, of which Latin's condensed gothic is the unit; the weight of display text; the line heights of
 * the hero, headings, small headings and text; whether letters are set closer. `--k1` stands where the
 * hero's headline has another factor, `--medium` where letters have no medium weight, beside digits
 * that do. `--drop` stands where letters hang from a line at their top, with signs above it: by so much
 * they are set lower in a button, so that they look centred.
 */
export const latin = {
  "--disp": latinDisplay,
  "--text": latinText,
  "--k": "1",
  "--dw": "400",
  "--lh-d": "0.92",
  "--lh-h": "0.94",
  "--lh-3": "1.1",
  "--lh-t": "1.5",
  "--track": "1",
};

/** The same by `:lang()`, so that a name in another language is set in its own script's way as well. */
export const otherScripts = {
  ":lang(ar)": {
    "--disp": "'Noto Kufi Arabic',var(--text)",
    "--text": `'SF Arabic','Segoe UI','Noto Sans Arabic',${sans}`,
    "--k": "0.66",
    "--k1": "0.55",
    "--dw": "800",
    "--lh-d": "1.22",
    "--lh-h": "1.3",
    "--lh-3": "1.35",
    "--lh-t": "1.75",
    "--track": "0",
  },
  ":lang(hi)": {
    ...oneFace("'Kohinoor Devanagari','Nirmala UI','Noto Sans Devanagari'"),
    ...indic,
  },
  ":lang(bn)": { ...oneFace("'Kohinoor Bangla','Nirmala UI','Noto Sans Bengali'"), ...indic },
  ":lang(ja)": {
    ...oneFace("'Hiragino Sans','Yu Gothic UI','Yu Gothic','Noto Sans CJK JP'"),
    ...han,
    "--k1": "0.56",
    lineBreak: "strict",
    wordBreak: "auto-phrase",
  },
  ":lang(zh-Hant)": {
    ...oneFace("'PingFang TC','Microsoft JhengHei','Noto Sans CJK TC'"),
    ...han,
    "--k1": "0.82",
  },
  ":lang(zh-Hans)": {
    ...oneFace("'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'"),
    ...han,
    "--k1": "0.82",
  },
  ":lang(ru)": {
    ...latin,
    "--disp": `'Sofia Sans Extra Condensed',${latinDisplay}`,
    "--text": arialText,
    "--medium": "400",
    "--lh-d": "0.98",
    "--lh-h": "1",
    "--lh-3": "1.12",
  },
};
