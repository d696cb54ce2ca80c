import { dayOf } from "../digital-link/date";
import type { Language } from "./types";

type Locale = Pick<Language, "htmlLang"> & { numberingSystem: string };

/** Languages that write a price as English does, but in their own digits. Intl would write "20 US$". */
const pricedAsEnglish = ["ar", "bn"];

/**
 * Returns the language tag for Intl. It contains the numbering system, because the default differs between
 * browsers and versions of Node, and hydration needs the text that the build printed.
 */
export function languageTag(language: Locale): string {
  return `${language.htmlLang}-u-nu-${language.numberingSystem}`;
}

export function formatNumber(value: number, language: Locale): string {
  return new Intl.NumberFormat(languageTag(language)).format(value);
}

export function formatYear(year: number, language: Locale): string {
  return new Intl.NumberFormat(languageTag(language), { useGrouping: false }).format(year);
}

/** Formats a price in cents. Whole amounts have no decimals. */
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
 * Formats a price for a sentence. In a right-to-left sentence the price is isolated (U+2066, U+2069), because
 * the currency sign would move to its other side.
 */
export function priceInText(cents: number, currency: string, language: Language): string {
  const price = formatPrice(cents, currency, language);
  return language.dir === "rtl" ? `\u2066${price}\u2069` : price;
}

/**
 * Formats a date such as "2026-11-20" in UTC, so that no time zone changes the day. The Russian abbreviation of
 * "year" stays on the line of the year.
 */
const formatUtc = (date: string, language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: "UTC" })
    .format(new Date(date))
    .replace(" г.", "\u00a0г.");

/** Formats a date in full, such as "November 20, 2026". */
export const formatDate = (date: string, language: Locale): string =>
  formatUtc(date, language, { dateStyle: "long" });

export const formatMonth = (date: string, language: Locale): string =>
  formatUtc(date, language, { month: "long", year: "numeric" });

/**
 * Formats a date of AI 15 or 17 in a language. Day 00, the last day of the month, is omitted.
 * @param value YYMMDD
 */
export function dateText(value: string, yearNow: number, language: Language): string {
  const format = value.endsWith("00") ? formatMonth : formatDate;
  return format(dayOf(value, yearNow), language);
}

/** Formats a date as on packs in the language's countries, in Western digits: "31.05.2028", or "05.2028". */
export function printedDate(value: string, yearNow: number, { code, htmlLang }: Language): string {
  const parts = new Intl.DateTimeFormat(`${htmlLang}-u-nu-latn`, {
    year: "numeric",
    // Numeric days and months are ambiguous in English.
    month: code === "en" ? "short" : "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  }).formatToParts(new Date(dayOf(value, yearNow)));
  const [separator = " "] = /[./-]/.exec(parts.map((part) => part.value).join("")) ?? [];
  return parts
    .filter(({ type }) => type !== "literal" && !(type === "day" && value.endsWith("00")))
    .map((part) => part.value)
    .join(separator)
    .toUpperCase();
}

/** Returns the singular name of a currency: "US dollar" for USD. */
export function currencyName(currency: string, language: Locale): string {
  const parts = new Intl.NumberFormat(language.htmlLang, {
    style: "currency",
    currency,
    currencyDisplay: "name",
    // In Russian, "1.00" has another plural form than "1".
    maximumFractionDigits: 0,
  }).formatToParts(1);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Returns the name of a country (ISO 3166-1) or a language: "Germany" for DE, "German" for de. */
export function displayName(
  type: "region" | "language",
  code: string,
  { htmlLang }: Locale,
): string {
  return new Intl.DisplayNames(htmlLang, { type }).of(code) ?? code;
}

const wordBesideHan = /[A-Za-z\d](?=\p{Script=Han})|\p{Script=Han}(?=[A-Za-z\d])/gu;

/** Joins items to "A, B and C". Chinese has a space between a Latin word and a Chinese character. */
export function formatList(items: readonly string[], { htmlLang }: { htmlLang: string }): string {
  const list = new Intl.ListFormat(htmlLang).format(items);
  return htmlLang.startsWith("zh") ? list.replace(wordBesideHan, "$& ") : list;
}

/** Returns the space after a sentence: none after a full-width mark, which includes it. */
export const spaceAfter = (sentence: string): string => (/[。！？：]$/.test(sentence) ? "" : " ");
