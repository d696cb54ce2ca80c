import type { Language } from "./types";

type Locale = Pick<Language, "htmlLang"> & { numberingSystem: string };

/** Languages that set a price as English does, in their own digits, where Intl has "20 US$". */
const pricedAsEnglish = ["ar", "bn"];

/**
 * The tag for Intl. It names the numbering system, because its default differs between
 * browsers and Node versions, and the page must print what the build printed.
 */
export function languageTag(language: Locale): string {
  return `${language.htmlLang}-u-nu-${language.numberingSystem}`;
}

export function formatNumber(value: number, language: Locale): string {
  return new Intl.NumberFormat(languageTag(language)).format(value);
}

/** The sign before the decimals of a number: a point, or else a comma. */
export function decimalSign(language: Locale): "." | "," {
  const parts = new Intl.NumberFormat(languageTag(language)).formatToParts(0.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}

/** A year, in the language's digits. */
export function formatYear(year: number, language: Locale): string {
  return new Intl.NumberFormat(languageTag(language), { useGrouping: false }).format(year);
}

/** A price given in cents; whole amounts are printed without decimals. */
export function formatPrice(cents: number, currency: string, language: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const isAsEnglish = pricedAsEnglish.includes(language.htmlLang);
  const tag = languageTag(isAsEnglish ? { ...language, htmlLang: "en" } : language);
  return new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/**
 * A price for a sentence. Where that runs from right to left the price is isolated (U+2066, U+2069):
 * the currency's sign would change sides.
 */
export function priceInText(cents: number, currency: string, language: Language): string {
  const price = formatPrice(cents, currency, language);
  return language.dir === "rtl" ? `\u2066${price}\u2069` : price;
}

/** Prints a date such as "2026-11-20"; in UTC, so that no time zone moves it by a day. */
const printed = (date: string, language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: "UTC" }).format(
    new Date(date),
  );

/** A long date. */
export const formatDate = (date: string, language: Locale): string =>
  printed(date, language, { dateStyle: "long" });

/** The month of a date and its year. */
export const formatMonth = (date: string, language: Locale): string =>
  printed(date, language, { month: "long", year: "numeric" });

/** The name of a currency, for one of it: "US dollar" for USD. */
export function currencyName(currency: string, language: Locale): string {
  const parts = new Intl.NumberFormat(language.htmlLang, {
    style: "currency",
    currency,
    currencyDisplay: "name",
    // "1.00" has a plural of its own in Russian.
    maximumFractionDigits: 0,
  }).formatToParts(1);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** The name of a country by its code of ISO 3166-1: "Germany" for DE. */
export function regionName(code: string, language: Locale): string {
  return new Intl.DisplayNames(language.htmlLang, { type: "region" }).of(code) ?? code;
}

/** The name of a language by its code: "German" for de. */
export function languageName(code: string, language: Locale): string {
  return new Intl.DisplayNames(language.htmlLang, { type: "language" }).of(code) ?? code;
}

const wordBesideHan = /[A-Za-z\d](?=\p{Script=Han})|\p{Script=Han}(?=[A-Za-z\d])/gu;

/** Several things as one: "A, B and C". Chinese sets a space between a Latin word and a character. */
export function formatList(items: readonly string[], { htmlLang }: { htmlLang: string }): string {
  const list = new Intl.ListFormat(htmlLang).format(items);
  return htmlLang.startsWith("zh") ? list.replace(wordBesideHan, "$& ") : list;
}

/** What stands between a sentence and the next: nothing after a full-width mark, which brings its own space. */
export const spaceAfter = (sentence: string): string => (/[。！？：]$/.test(sentence) ? "" : " ");
