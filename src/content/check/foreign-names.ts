/** A name in Latin letters that a text in another script may hold. */
export interface ForeignName {
  /** As it is written, or a pattern for numbers of acts and the like. */
  name: string | RegExp;
  /** The codes of the languages that write it so; every language, unless given. */
  in?: readonly string[];
  why: string;
}

/**
 * The names that stay as they are. The names of the plans come from data/plans.json; addresses,
 * placeholders and `code` need no entry. Whoever adds one says why, and whether every language
 * writes it so.
 */
export const foreignNames: readonly ForeignName[] = [
  { name: "GS1", why: "name of the standards and of the organization" },
  { name: "GS1 Digital Link", why: "name of a standard" },
  { name: "Digital Link", why: "the same, where GS1 stands beside it" },
  { name: "GS1 AISBL", why: "company, as its trademark notice asks" },
  { name: "GTIN", why: "name of an identifier, the same on every pack" },
  { name: "QR", why: "name of the code" },
  { name: "QR Code", why: "the registered trademark; the usual form in Taiwan" },
  { name: "DENSO WAVE INCORPORATED", why: "company, as its trademark notice asks" },
  { name: "Orsola", why: "brand of the sample product" },
  { name: "FDA", why: "authority, known by its letters" },
  { name: "ISO 27001", why: "number of a standard" },
  { name: "GDPR", why: "law, known by its letters" },
  { name: "CCPA", why: "law, known by its letters" },
  { name: "CPRA", why: "law, known by its letters" },
  { name: "WCAG", why: "guidelines, known by their letters" },
  { name: /WCAG[ \u00a0]\d\.\d/, why: "the same with its version" },
  { name: "AA", why: "level of conformance in WCAG" },
  { name: "A", why: "level of conformance in WCAG" },
  { name: "axe-core", why: "name of a test tool" },
  { name: "IBM Equal Access Accessibility Checker", why: "name of a test tool" },
  { name: "HTML_CodeSniffer", why: "name of a test tool" },
  { name: "Chromium", why: "name of a browser" },
  { name: "Firefox", why: "name of a browser" },
  { name: "WebKit", why: "name of a browser's engine" },
  { name: "Global Privacy Control", why: "name of a browser signal" },
  { name: "SIL Open Font License", why: "name of a licence" },
  { name: "JavaScript", why: "name of a language" },
  { name: "API", why: "abbreviation used in every language" },
  { name: "SVG", why: "format of a file, known by its letters" },
  { name: "PNG", why: "format of a file, known by its letters" },
  { name: "dpi", why: "unit of resolution, the same in every program" },
  { name: "YYMMDD", why: "format of a date, as GS1 writes it; some translate it" },
  { name: "Z", why: "the last letter of those that a batch may have; A stands above" },
  { name: "IP", why: "abbreviation used in every language" },
  { name: /\d+\/\d+\/EC/, why: "number of a European directive" },
  { name: /\d+\/\d{4}/, why: "number of a European regulation" },
  { name: /\(EU\)|（EU）/, why: "part of the number of a European regulation" },
  { name: /[(（][a-z][)）]/, why: "letter of a paragraph in a law" },
  { name: /[a-z](?=[ \u00a0]款)/, in: ["zh-TW"], why: "letter of a paragraph in a law" },
  { name: "EU", in: ["hi", "ja"], why: "the glossary's form; others translate it" },
  { name: "No", in: ["ja"], why: "in the number of a European regulation: （EU）No 1169/2011" },
  { name: "V", in: ["hi", "bn", "ru"], why: "chapter of the GDPR; others write the numeral" },
  { name: "ePrivacy", in: ["hi", "ru"], why: "name of a directive; others translate it" },
  { name: "eプライバシー", in: ["ja"], why: "the same, as Japanese law journals write it" },
  { name: "SIL", in: ["zh-CN"], why: "publisher of the licence whose name is translated" },
  { name: "Cookie", in: ["zh-TW", "zh-CN"], why: "the glossary's form" },
  { name: "cookie", in: ["ru"], why: "the glossary's form, always after a noun" },
  { name: "Webhook", in: ["zh-TW", "zh-CN", "ja"], why: "the glossary's form" },
  { name: "Web", in: ["zh-CN"], why: "in the official Chinese title of WCAG" },
  { name: "local storage", in: ["zh-TW", "ru"], why: "the browser's word, at first mention" },
  { name: "session storage", in: ["zh-TW", "ru"], why: "the browser's word, at first mention" },
  { name: "Application", in: ["ru"], why: "label of a panel in the browser" },
  { name: "Storage", in: ["ru"], why: "label of a panel in the browser" },
  { name: "g", in: ["ja"], why: "unit, as printed on Japanese labels" },
  { name: "mm", in: ["ja"], why: "unit, as printed in Japan" },
  { name: "kJ", in: ["ja"], why: "unit, as printed on Japanese labels" },
  { name: "kcal", in: ["ja"], why: "unit, as printed on Japanese labels" },
];
