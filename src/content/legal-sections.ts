/** The page with the answers of data/guide, whose sections are like those of a legal text. */
export const guidePath = "/guide";

/**
 * Sections of the legal texts and the guide that the site's own code links to. The content check refuses
 * a text without them (content-check/rules/links.ts).
 */
export const legalSections = {
  /** What happens to personal data: the newsletter's form leads there. */
  personalData: "/privacy#data",
  /** What has to stay on a label, with the official sources: the feature about the rules leads there. */
  labelingRules: `${guidePath}#label`,
} as const;
