import type { Language } from "../../src/content/types";
import { data, languageOf } from "./texts";

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

/** Every promise that depends on language and size is tested in these four cases. */
export const everywhere = bothLanguages.flatMap(({ code }) =>
  bothSizes.map(({ size }) => ({ code, size })),
);

/** Both languages and both sizes, each once: for bad days, where the four would say the same. */
export const crosswise = [
  { code: "en", size: "desktop" },
  { code: otherThan("en").code, size: "phone" },
] as const;

/** The same where each case takes long; in `verify:full` all four. */
export const slowly = process.env.FULL === "1" ? everywhere : crosswise;
