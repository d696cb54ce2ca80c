/** Every promise that depends on language and size is tested in these four cases. */
export const everywhere = [
  { code: "en", size: "desktop" },
  { code: "en", size: "phone" },
  { code: "ar", size: "desktop" },
  { code: "ar", size: "phone" },
] as const;

export const bothLanguages = [{ code: "en" }, { code: "ar" }] as const;
export const bothSizes = [{ size: "desktop" }, { size: "phone" }] as const;
