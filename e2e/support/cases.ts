import type { Language } from "../../src/content/types";
import { data, languageOf } from "./texts";

/** Whether all cases are looked at, as `verify:full` does (FULL=1), or one or two that stand for them. */
export const isFull = process.env.FULL === "1";

const others = data.published.filter(({ code }) => code !== "en");

/**
 * The language that is tested beside English, the default: one from right to left, as that differs
 * most, else the first that is published. None where English stands alone.
 */
export const other: Language | undefined = others.find(({ dir }) => dir === "rtl") ?? others[0];

/** The language to change to from this one; English where it stands alone. */
export const otherThan = (code: string): Language =>
  code === "en" && other ? other : languageOf("en");

/** Whether a language is there to be tested, of those that a test names for their scripts. */
export const isPublished = (code: string): boolean =>
  data.published.some((each) => each.code === code);

export const bothLanguages = other ? [{ code: "en" }, { code: other.code }] : [{ code: "en" }];
export const bothSizes = [{ size: "desktop" }, { size: "phone" }] as const;

/** Both languages and both sizes, each once. */
export const crosswise = [
  { code: "en", size: "desktop" },
  { code: otherThan("en").code, size: "phone" },
] as const;

/** What depends on language and size is tested crosswise; in `verify:full` in all four cases. */
export const everywhere = isFull
  ? bothLanguages.flatMap(({ code }) => bothSizes.map(({ size }) => ({ code, size })))
  : crosswise;

/** What depends on them least is tested in the harder of the two; in `verify:full` in all four. */
export const once = isFull ? everywhere : crosswise.slice(1);
