/** The options of i18next on the site and in unit tests. */
export const i18nextOptions = {
  defaultNS: "common",
  interpolation: { escapeValue: false },
  appendNamespaceToMissingKey: true,
  returnNull: false,
} as const;

type Landing = typeof import("../../locales/en/landing.json");

type KeysOf<Group, Path extends string> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? `${Path}${Key}`
    : KeysOf<Group[Key], `${Path}${Key}.`>;
}[keyof Group & string];

/** The key of a text of the landing page, such as "landing:hero.lead". */
export type LandingKey = KeysOf<Landing, "landing:">;

/**
 * Returns a key that contains an id of data/, such as `landing:features.${id}`, as one that `t` accepts.
 * TypeScript does not know these ids; the content check reports those without a text.
 */
export const keyFromData = (key: `landing:${"features" | "pricing"}.${string}`): LandingKey =>
  key as LandingKey;
