import type { Language } from "../../src/content/types";
import { data, languageOf } from "./texts";

/** Whether all cases are tested (FULL=1, as in `verify:full`), or one or two that represent them. */
export const isFull = process.env.FULL === "1";

const others = data.published.filter(({ code }) => code !== "en");

/**
 * The language that is tested beside English: one that is written from right to left if there is one,
 * because its layout differs most. Undefined if English is the only language.
 */
export const other: Language | undefined = others.find(({ dir }) => dir === "rtl") ?? others[0];

/** The language to switch to from a language. It is English if there is no other. */
export const otherThan = (code: string): Language =>
  code === "en" && other ? other : languageOf("en");

/** Whether a language is published. Tests ask before they use a language for its script. */
export const isPublished = (code: string): boolean =>
  data.published.some((each) => each.code === code);

export const bothLanguages = other ? [{ code: "en" }, { code: other.code }] : [{ code: "en" }];

/** For what depends on language and size: two opposite cases, or all four with FULL=1. */
export const fullMatrix: readonly { code: string; size: "desktop" | "phone" }[] = isFull
  ? bothLanguages.flatMap(({ code }) => [
      { code, size: "desktop" },
      { code, size: "phone" },
    ])
  : [
      { code: "en", size: "desktop" },
      { code: otherThan("en").code, size: "phone" },
    ];

/** For what hardly depends on them: the more difficult case, or all four with FULL=1. */
export const smokeMatrix = isFull ? fullMatrix : fullMatrix.slice(1);
