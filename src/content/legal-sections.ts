/** The page with the answers of data/guide, whose sections are like those of a legal text. */
export const guidePath = "/guide";

/**
 * Sections of the legal texts and the guide that the site's own code links to. The content check refuses
 * a text without them (content-check/rules/addresses.ts).
 */
export const legalSections = {
  /** The use of personal data, which the newsletter's form links to. */
  personalData: "/privacy#data",
  /** The information that must be on a label, which the feature about the rules links to. */
  labelingRules: `${guidePath}#label`,
} as const;

/** Ids that every page contains, so that no section of these texts can have them. */
export const idsOfPages: readonly string[] = [
  "main",
  "quick-links",
  "legal",
  "languages",
  "contents",
  "error-texts",
];
