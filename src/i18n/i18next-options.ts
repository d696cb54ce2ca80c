/** The options of i18next on the site and in unit tests. */
export const i18nextOptions = {
  defaultNS: "common",
  interpolation: { escapeValue: false },
  appendNamespaceToMissingKey: true,
  returnNull: false,
} as const;
