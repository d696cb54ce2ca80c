/**
 * Sections of the legal texts that the site's own code links to. The content check refuses a legal
 * text without them (content-check/rules/addresses.ts).
 */
export const legalSections = {
  /** What happens to personal data: the newsletter's form leads there. */
  personalData: "/privacy#data",
  /** The official sources on labeling rules: the feature about them leads there. */
  labelingRules: "/terms#regulatory-information",
} as const;

/** The page with the answers of data/guide, whose sections are like those of a legal text. */
export const guidePath = "/guide";

/** The ids that every page has already, which no section of a legal text can have too. */
export const idsOfPages: readonly string[] = [
  "main",
  "quick-links",
  "legal",
  "languages",
  "contents",
  "error-texts",
];
