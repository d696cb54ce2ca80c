/** Every promise that depends on language and size is tested in these four cases. */
export const everywhere = [
  { code: "en", size: "desktop" },
  { code: "en", size: "phone" },
  { code: "ar", size: "desktop" },
  { code: "ar", size: "phone" },
] as const;

/** Both languages and both sizes, each once: for bad days, where the four would say the same. */
export const crosswise = [
  { code: "en", size: "desktop" },
  { code: "ar", size: "phone" },
] as const;

/** The same where each case takes long; in `verify:full` all four. */
export const slowly = process.env.FULL === "1" ? everywhere : crosswise;

export const bothLanguages = [{ code: "en" }, { code: "ar" }] as const;
export const bothSizes = [{ size: "desktop" }, { size: "phone" }] as const;
