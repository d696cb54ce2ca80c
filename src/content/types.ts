/** Made from data/schemas by `npm run make:types`: change the schemas, not this file. */

/** A namespace file of locales/: texts, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}

export interface Site {
  brand: string;
  siteUrl: string;
  appUrl: string;
  supportEmail: string;
  privacyEmail: string;
  legalEmail: string;
  phone: string;
  location: {
    en: string;
    [k: string]: string;
  };
  trialMonths: number;
  setupMinutes: number;
  updated: string;
  securityTxtExpires: string;
  rulesReviewed: string;
  digitalLinkHost: string;
  imageHost: string | null;
  newsletter: Newsletter;
  social: SocialLink[];
  resources: ResourceLink[];
  operator: Operator;
  editor: EditorTarget;
}
export interface Newsletter {
  endpoint?: string;
  field?: string;
  recipient?: NewsletterRecipient;
}
export interface NewsletterRecipient {
  name: string;
  country: string;
  policyUrl: string;
}
export interface SocialLink {
  id: "linkedin" | "x" | "instagram" | "youtube";
  name: string;
  url: string | null;
}
export interface ResourceLink {
  id: "tutorials" | "blog" | "support";
  url: string | null;
}
export interface Operator {
  name: string;
  address: string;
  registration: string;
  hostingProvider: string;
  logRetention: string;
  governingLaw: string;
}
export interface EditorTarget {
  host: "github" | "gitlab";
  repository: string;
  branch: string;
  signInUrl: string;
}

export interface LanguagesFile {
  languages: Language[];
}
export interface Language {
  code: string;
  htmlLang: string;
  hreflang: string;
  ogLocale: string;
  endonym: string;
  dir: "ltr" | "rtl";
  scriptGroup: "latin" | "cyrillic" | "cjk" | "indic" | "arabic";
  numberingSystem: "latn" | "arab" | "arabext" | "beng" | "deva";
  published: boolean;
}

export interface NavigationFile {
  main: NavigationAnchor[];
  legal: NavigationDocument[];
}
export interface NavigationAnchor {
  id: "home" | "features" | "pricing" | "faq" | "contact";
  anchor: "home" | "features" | "pricing" | "faq" | "contact";
}
export interface NavigationDocument {
  id: "privacy" | "terms" | "cookies";
  path: "/privacy" | "/terms" | "/cookies";
  updated: string;
}

export interface PlansFile {
  currency: string;
  rows: string[];
  plans: Plan[];
}
export interface Plan {
  id: string;
  priceCents: number;
  popular: boolean;
  productLimit: number | null;
  support: "free" | "priority";
  features: string[];
}

export interface FeaturesFile {
  features: Feature[];
  questions: ("ingredients" | "batch" | "offer" | "language" | "label")[];
}
export interface Feature {
  id: string;
  face: "front" | "top" | "side" | "bottom" | "back";
  drawing: string;
}

export interface ImagesFile {
  images: SiteImage[];
}
export interface SiteImage {
  id: "mushroomBand";
  file: string;
  width: number;
  alt: string;
}

export interface KeptTexts {
  names: {
    name: string;
    languages?: string[];
    why: string;
  }[];
  sameAsEnglish: {
    text: string;
    languages?: string[];
    why: string;
  }[];
}

export interface SampleProduct {
  brand: string;
  gtin: string;
  lot: string;
  bestBefore: string;
  netWeightGrams: number;
  nutrition: Nutrient[];
  languages: string[];
}
export interface Nutrient {
  id: "energy" | "fat" | "saturates" | "carbohydrate" | "sugars" | "protein" | "salt";
  kilojoules?: number;
  kilocalories?: number;
  grams?: number;
  partOf?: "fat" | "carbohydrate";
}

export interface SampleProductTexts {
  name: string;
  ingredients: string;
  allergens: string;
  offer: SampleOffer;
  label: SampleLabel;
}
export interface SampleOffer {
  title: string;
  until: string;
  text: string;
  note: string;
}
export interface SampleLabel {
  foodName: string;
  storage: string;
  company: string;
}

export interface FaqFile {
  questions: Question[];
}
export interface Question {
  id: string;
  question: string;
  answer: string;
}

export interface LegalDocument {
  title: string;
  description: string;
  appliesTo: string;
  summary: string;
  sections: LegalSection[];
}
export interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}
export interface LegalBlock {
  text?: string;
  list?: string[];
  table?: LegalTable;
  plans?: LegalPlans;
  when?: "imageHost" | "noImageHost" | "newsletter" | "noNewsletter";
}
export interface LegalTable {
  head: string[];
  rows: string[][];
}
export interface LegalPlans {
  head: string[];
}
