/** The shapes of the files in data/ and locales/, as the build reads them. */

export interface Language {
  code: string;
  htmlLang: string;
  hreflang: string;
  ogLocale: string;
  endonym: string;
  dir: "ltr" | "rtl";
  scriptGroup: "latin" | "cyrillic" | "cjk" | "indic" | "arabic";
  numberingSystem: string;
  published: boolean;
}

export interface LanguagesFile {
  languages: Language[];
}

/** The service that sends the newsletter; without an endpoint there is none, and nothing is sent. */
export interface Newsletter {
  /** Where the form posts the address. */
  endpoint?: string;
  /** The name of the form's field; "email" where it is not said. */
  field?: string;
  recipient?: NewsletterRecipient;
}

export interface NewsletterRecipient {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  policyUrl: string;
}

/** What an operator fills in before going live; an empty text means "not yet". */
export interface Operator {
  name: string;
  address: string;
  registration: string;
  hostingProvider: string;
  logRetention: string;
  governingLaw: string;
}

export interface SocialLink {
  id: string;
  name: string;
  url: string | null;
}

export interface ResourceLink {
  id: string;
  url: string | null;
}

export interface Site {
  brand: string;
  siteUrl: string;
  appUrl: string;
  supportEmail: string;
  privacyEmail: string;
  legalEmail: string;
  phone: string;
  /** By language code; a language without its own entry shows the English one. */
  location: { en: string; [code: string]: string };
  trialMonths: number;
  setupMinutes: number;
  /** ISO date: when the landing page last said something else. */
  updated: string;
  /** ISO date, at most a year ahead (RFC 9116): until when security.txt holds. */
  securityTxtExpires: string;
  /** ISO date: when what the site says of regulations was last checked against its sources. */
  rulesReviewed: string;
  digitalLinkHost: string;
  imageHost: string | null;
  newsletter: Newsletter;
  social: SocialLink[];
  resources: ResourceLink[];
  operator: Operator;
  editor: EditorTarget;
}

/** Where the published editing page saves; empty texts are not set. */
export interface EditorTarget {
  host: string;
  /** Owner and name; empty: there is no editing page to publish. */
  repository: string;
  branch: string;
  signInUrl: string;
}

export interface Plan {
  id: string;
  priceCents: number;
  popular: boolean;
  /** null: no limit. */
  productLimit: number | null;
  support: "free" | "priority";
  features: string[];
}

export interface PlansFile {
  currency: string;
  rows: string[];
  plans: Plan[];
}

export interface Nutrient {
  id: string;
  kilojoules?: number;
  kilocalories?: number;
  grams?: number;
  partOf?: string;
}

export interface SampleProduct {
  /** Invented. */
  brand: string;
  gtin: string;
  lot: string;
  /** "2028-05" */
  bestBefore: string;
  netWeightGrams: number;
  nutrition: Nutrient[];
  /** Codes of the languages whose names of the product the drawn phone lists. */
  languages: string[];
}

/** What is said of the sample product in one language. */
export interface SampleProductTexts {
  name: string;
  /** Allergens stand between `**`. */
  ingredients: string;
  allergens: string;
  offer: { title: string; until: string; text: string; note: string };
  label: { foodName: string; storage: string; company: string };
}

export interface NavigationFile {
  main: { id: string; anchor: string }[];
  legal: { id: string; path: string; updated: string }[];
}

export interface Feature {
  id: string;
  face: "front" | "top" | "side" | "bottom" | "back";
  drawing: string;
}

export interface FeaturesFile {
  features: Feature[];
  questions: string[];
}

export interface ImagesFile {
  images: { id: string; file: string; width: number; alt: string }[];
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export interface FaqFile {
  questions: Question[];
}

/**
 * Shows a block only where images come from a host of their own, or only where they do not; only
 * where a newsletter is sent, or only where none is.
 */
export type BlockCondition = "imageHost" | "noImageHost" | "newsletter" | "noNewsletter";

export interface TextBlock {
  text: string;
  when?: BlockCondition;
}

export interface ListBlock {
  list: string[];
  when?: BlockCondition;
}

export interface TableBlock {
  table: { head: string[]; rows: string[][] };
  when?: BlockCondition;
}

/** A table of the plans of plans.json; what stands in its four columns is their names. */
export interface PlansBlock {
  plans: { head: string[] };
  when?: BlockCondition;
}

/** What a legal text is shown as. */
export type ShownBlock = TextBlock | ListBlock | TableBlock;

export type LegalBlock = ShownBlock | PlansBlock;

export interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

export interface LegalDocument {
  title: string;
  description: string;
  appliesTo: string;
  summary: string;
  sections: LegalSection[];
}

/** A namespace file of locales/: texts, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}

export type CommonTexts = Texts & { standingLine: string };

/** What stands in place of each detail that the operator has not filled in yet. */
export interface LegalTexts {
  operator: Operator;
}

/** What translations may leave as it is; without languages, every one of them may. */
export interface KeptTexts {
  names: { name: string; languages?: string[]; why: string }[];
  sameAsEnglish: { text: string; languages?: string[]; why: string }[];
}
