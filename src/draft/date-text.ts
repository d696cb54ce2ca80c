import { formatDate, formatMonth } from "../content/format";
import type { Language } from "../content/types";
import { dayOf } from "../digital-link/date";

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
