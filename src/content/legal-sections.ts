/** The page with the answers of data/guide, whose sections are like those of a legal text. */
export const guidePath = "/guide";

/**
 * Sections of the legal texts and the guide that the site's own code links to. The content check refuses
 * a text without them (content-check/rules/links.ts).
 */
export const legalSections = {
  /** The use of personal data, which the newsletter's form links to. */
  personalData: "/privacy#data",
  /** The information that must be on a label, which the feature about the rules links to. */
  labelingRules: `${guidePath}#label`,
} as const;
