/**
 * The sections of the legal texts to which components link. The content check requires them
 * (content-check/rules/addresses.ts).
 */
export const legalSections = {
  /** How personal data is processed: the target of a link in the newsletter's form. */
  personalData: "/privacy#data",
  /** The official sources on labeling rules: the target of a link in the feature about them. */
  labelingRules: "/terms#regulatory-information",
} as const;

/** The ids of elements on every page, which no section of a legal text may have. */
export const idsOfPages: readonly string[] = [
  "main",
  "quick-links",
  "legal",
  "languages",
  "contents",
  "error-texts",
];
