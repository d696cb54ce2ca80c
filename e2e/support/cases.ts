import type { Language } from "../../src/content/types";
import { data, languageByCode } from "./texts";

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
  code === "en" && other ? other : languageByCode("en");

/** Returns whether a language is published. Tests ask before they use a language for its script. */
export const isPublished = (code: string): boolean =>
  data.published.some((each) => each.code === code);

export const bothLanguages = [{ code: "en" }, ...(other ? [{ code: other.code }] : [])];

const all = bothLanguages.flatMap(({ code }) =>
  (["desktop", "phone"] as const).map((size) => ({ code, size })),
);

/** For what depends on language and size: two opposite cases, or all four with FULL=1. */
export const fullMatrix = isFull ? all : [...all.slice(0, 1), ...all.slice(-1)];

/** For what hardly depends on them: the more difficult case, or all four with FULL=1. */
export const smokeMatrix = isFull ? all : all.slice(-1);
